import './waitlist.css'
import type { NewWaitlistEntry } from '@sadhana/contract'
import { useState } from 'react'
import { Panel } from '#ui/panel.tsx'
import { WaitlistForm } from './waitlist-form.tsx'
import { WaitlistThanks } from './waitlist-thanks.tsx'
import { waitlistText as text } from './waitlist.text.ts'

export function WaitlistScreen() {
  const [joined, setJoined] = useState<NewWaitlistEntry>()
  if (joined) return <WaitlistThanks entry={joined} />
  return (
    <div className="page waitlist">
      <div>
        <h1 id="waitlist-title">{text.title}</h1>
        <p className="mt-4 text-lg text-muted">{text.intro}</p>
        <p className="mt-4 text-sm text-muted">{text.use}</p>
      </div>
      <Panel>
        <WaitlistForm onJoined={setJoined} />
      </Panel>
    </div>
  )
}
