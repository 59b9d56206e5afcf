import './waitlist.css'
import type { NewWaitlistEntry } from '@sadhana/contract'
import { useState } from 'react'
import { Panel } from '#ui/panel.tsx'
import { WaitlistForm } from './waitlist-form.tsx'
import { WaitlistThanks } from './waitlist-thanks.tsx'

export function WaitlistScreen() {
  const [joined, setJoined] = useState<NewWaitlistEntry>()
  if (joined) return <WaitlistThanks entry={joined} />
  return (
    <div className="page waitlist">
      <div>
        <h1 id="waitlist-title">Join the Waitlist</h1>
        <p className="mt-4 text-lg text-muted">
          Leave your name and we’ll email you when a place opens. Only the first three questions are required; the rest
          help us get to know you.
        </p>
        <p className="mt-4 text-sm text-muted">We only use your answers for your invitation.</p>
      </div>
      <Panel>
        <WaitlistForm onJoined={setJoined} />
      </Panel>
    </div>
  )
}
