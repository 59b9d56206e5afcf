import { useEffect, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Logo } from '#ui/motifs/logo.tsx'
import { welcomeText as words } from './welcome.text.ts'

type WelcomeCardProps = {
  /** The number of this card, counted from 1. */
  step: number
  of: number
  title: string
  say: string
  /** Shown above the title. */
  picture?: ReactNode
  /** The possible answers. */
  children?: ReactNode
  go: ReactNode
  /** Skips this card. */
  skip: { label: string; onSelect: () => void }
  /** Skips all cards. */
  onSkipAll: () => void
  signOut: ReactNode
}

/** One question on its own page, which can be skipped alone or with all others. */
export function WelcomeCard({ step, of, onSkipAll, signOut, ...card }: WelcomeCardProps) {
  const { title, say, picture, children, go, skip } = card
  useEffect(() => focusHeading(), [])
  return (
    <div className="welcome-card">
      <div className="page welcome-card-top" data-rail="">
        <Logo className="welcome-card-logo" />
        <span className="sr-only">{words.step(step, of)}</span>
        <span className="welcome-card-steps" aria-hidden="true">
          {Array.from({ length: of }, (_, index) => (
            <i key={index} data-state={stateOf(index + 1, step)} />
          ))}
        </span>
        <Button variant="quiet" className="welcome-card-skip" onClick={onSkipAll}>
          {words.skip}
        </Button>
      </div>
      <div className="page welcome-card-body">
        <div>
          {picture}
          <h1>{title}</h1>
          <p className="welcome-card-say">{say}</p>
          {children}
          <p className="welcome-note">{signOut}</p>
        </div>
      </div>
      <div className="welcome-card-foot">
        <div className="page">
          {go}
          <Button variant="quiet" onClick={skip.onSelect}>
            {skip.label}
          </Button>
        </div>
      </div>
    </div>
  )
}

function stateOf(index: number, step: number): 'done' | 'now' | 'ahead' {
  if (index === step) return 'now'
  return index < step ? 'done' : 'ahead'
}
