import type { NewWaitlistEntry } from '@sadhana/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
import { Button } from '#ui/button.tsx'
import { Cairn } from '#ui/motifs/cairn.tsx'
import { Panel } from '#ui/panel.tsx'
import { waitlistText } from './waitlist.text.ts'

const text = waitlistText.thanks
const marks = {
  email: (email: string) => <strong className="break-words text-ink">{email}</strong>,
}

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
          {text.title}
        </h1>
        <p className="text-muted">
          {text.text(entry.name)} {withMarked(text.next(entry.email), marks)}
        </p>
        <Button className="mt-2" asChild>
          <Link to="/">{text.home}</Link>
        </Button>
      </Panel>
    </div>
  )
}
