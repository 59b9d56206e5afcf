import { Component, type ReactNode } from 'react'
import { ChunkError } from '#lib/browser/load-chunk.ts'
import { ChunkFailure, FaultFailure } from '#app/failures/failures.tsx'

type ErrorBoundaryProps = {
  resetOn: string
  /** Wraps the failure if no other frame is left. */
  renderFrame?: (failure: ReactNode) => ReactNode
  children: ReactNode
}
type ErrorBoundaryState = { error: unknown; shownFor: string }

/** Catches the errors of a screen, so that a bug leaves a way home and never a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, shownFor: this.props.resetOn }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error ?? new Error('Something was thrown without a reason') }
  }

  static getDerivedStateFromProps({ resetOn }: ErrorBoundaryProps, { shownFor }: ErrorBoundaryState) {
    return resetOn === shownFor ? null : { error: undefined, shownFor: resetOn }
  }

  override render() {
    const { error } = this.state
    const { children, renderFrame = (failure) => failure } = this.props
    if (error === undefined) return children
    return renderFrame(
      error instanceof ChunkError ? (
        <ChunkFailure error={error} onLoaded={() => this.setState({ error: undefined })} />
      ) : (
        <FaultFailure />
      ),
    )
  }
}
