import type { NewWaitlistEntry } from '@sadhana/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Cairn } from '#ui/motifs/cairn.tsx'
import { Panel } from '#ui/panel.tsx'

export function WaitlistThanks({ entry }: { entry: NewWaitlistEntry }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="page waitlist-thanks">
      <Panel className="grid justify-items-start gap-4">
        <Cairn />
        <h1 ref={heading} tabIndex={-1}>
          Welcome to the Journey
        </h1>
        <p className="text-muted">
          Thank you, {entry.name}. You’re on the waitlist. When a place opens, we’ll email{' '}
          <strong className="break-words text-ink">{entry.email}</strong> with your own referral code.
        </p>
        <Button className="mt-2" asChild>
          <Link to="/">Return to Home</Link>
        </Button>
      </Panel>
    </div>
  )
}
