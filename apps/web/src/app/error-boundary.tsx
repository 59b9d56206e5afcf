import { Component, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

type ErrorBoundaryProps = { resetOn: string; children: ReactNode }
type ErrorBoundaryState = { failed: boolean; shownFor: string }

/** Catches what a screen throws, so that a fault leaves a way home and never a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, shownFor: this.props.resetOn }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetOn }: ErrorBoundaryProps, { shownFor }: ErrorBoundaryState) {
    return resetOn === shownFor ? null : { failed: false, shownFor: resetOn }
  }

  override render() {
    return this.state.failed ? <FaultScreen /> : this.props.children
  }
}

/** Full page loads on purpose: they also fetch the code anew after an update. */
const FaultScreen = () => (
  <main className="page grid min-h-svh content-center justify-items-start gap-4" role="alert">
    <h1>Something went wrong on this page</h1>
    <p className="max-w-prose text-muted">
      The fault is ours, and what you have saved is safe. Reload the page, or go back to the start.
    </p>
    <div className="mt-4 flex flex-wrap gap-3">
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
      <Button variant="secondary" asChild>
        <a href="/">Return to Home</a>
      </Button>
    </div>
  </main>
)
