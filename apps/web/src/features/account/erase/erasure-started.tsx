import './erase.css'
import type { ErasureBegun as Begun } from '@sadhana/contract'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Logo } from '#ui/motifs/logo.tsx'
import { dueDay, eraseText } from './erase.text.ts'
import { FourteenDays } from './fourteen-days.tsx'

const words = eraseText.started

/**
 * A page with one sentence and no navigation. Whatever was clicked to get here is gone, so the heading takes the focus.
 */
export function CalmPage({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="calm-page">
      <Link className="home-link" to="/">
        <Logo />
      </Link>
      <section aria-labelledby="calm-title">
        <h1 id="calm-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
    </div>
  )
}

type ErasureStartedProps = Begun & { isAtOnce?: boolean }

/** Shown to members whose request has just signed them out. */
export const ErasureStarted = ({ dueAt, email, isAtOnce = false }: ErasureStartedProps) =>
  isAtOnce ? <ErasedAtOnce email={email} /> : <ErasureScheduled dueAt={dueAt} email={email} />

const { atOnce } = eraseText

const ErasedAtOnce = ({ email }: Pick<Begun, 'email'>) => (
  <CalmPage title={atOnce.title}>
    <p className="calm-page-say">
      {atOnce.say} {email && atOnce.written(email)}
    </p>
    <div className="calm-page-actions">
      <Button variant="secondary" asChild>
        <Link to="/">{words.leave}</Link>
      </Button>
    </div>
    <p className="calm-page-say">{words.thanks}</p>
  </CalmPage>
)

const ErasureScheduled = ({ dueAt, email }: Begun) => (
  <CalmPage title={words.title(dueDay(dueAt))}>
    <p className="calm-page-say">
      {words.say} {email && words.written(email)}
    </p>
    <FourteenDays day={1} />
    <p className="calm-page-note">{words.before}</p>
    <div className="calm-page-actions">
      <Button variant="secondary" asChild>
        <Link to="/">{words.leave}</Link>
      </Button>
      <Button variant="quiet" asChild>
        <Link to="/login">{words.stop}</Link>
      </Button>
    </div>
    <p className="calm-page-say">{words.thanks}</p>
  </CalmPage>
)
