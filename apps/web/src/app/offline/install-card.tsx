import './install-card.css'
import { useState } from 'react'
import { heldPrompt, markInstallAnswered } from '#lib/browser/install-prompt.ts'
import { sitsHere } from '#lib/member/sits-here.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Logo } from '#ui/motifs/logo.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel } from '#ui/panel.tsx'
import type { InstallWay } from './install-way.ts'
import { installText as text } from './this-device.text.ts'

const titleId = 'install'

type InstallCardProps = {
  userId: string
  way: InstallWay
  /** Words instead of numbers. */
  quiet: boolean
}

/** Offers to install the app. Whatever the answer, this device never asks again. */
export function InstallCard({ userId, way, quiet }: InstallCardProps) {
  const [isAnswered, setAnswered] = useState(false)
  if (isAnswered) return null
  const answer = () => {
    markInstallAnswered()
    setAnswered(true)
    focusHeading()
  }
  const install = () => {
    heldPrompt()
      ?.prompt()
      .catch(() => toast({ title: text.failed, text: text.failedText, tone: 'info' }))
    answer()
  }
  return (
    <Panel className="install-card" aria-labelledby={titleId}>
      <Logo className="install-card-icon" hideText />
      <div>
        <h2 id={titleId}>{text.title}</h2>
        <p className="text-muted">
          {text.about} {!quiet && text.satHere(sitsHere(userId))}
        </p>
      </div>
      {way === 'words' && <Steps />}
      <div className="install-card-ways">
        <Button variant="soft" onClick={way === 'button' ? install : answer}>
          {way === 'button' ? text.install : text.done}
        </Button>
        <Button variant="quiet" onClick={answer}>
          {text.decline}
        </Button>
      </div>
    </Panel>
  )
}

const Steps = () => (
  <ol>
    {text.steps.map((step) => (
      <li key={step}>
        <span>{step.split('*').map((part, index) => (index % 2 ? <strong key={part}>{part}</strong> : part))}</span>
      </li>
    ))}
  </ol>
)
