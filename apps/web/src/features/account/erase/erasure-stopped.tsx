import { Link, Navigate, useLocation } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
import { serverNow } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { SignOutHere } from '../shared/sign-out-here.tsx'
import { dueDay, eraseText } from './erase.text.ts'
import { CalmPage } from './erasure-started.tsx'
import { dayBefore, FourteenDays } from './fourteen-days.tsx'

const words = eraseText.stopped
const marks = {
  activity: (link: string) => <Link to="/security?tab=activity">{link}</Link>,
}

/** Shown after a sign-in that stopped an erasure. Opened in any other way, it redirects. */
export function ErasureStopped() {
  const { dueAt } = Object(useLocation().state) as { dueAt?: string }
  if (!dueAt) return <Navigate to="/settings/erase" replace />
  const day = dayBefore(dueAt, serverNow())
  return (
    <CalmPage title={words.title}>
      <p className="calm-page-say">{words.say(dueDay(dueAt))}</p>
      <FourteenDays day={day} />
      <p className="calm-page-note">{words.day(day)}</p>
      <div className="calm-page-actions">
        <Button size="lg" asChild>
          <Link to="/">{words.toPractice}</Link>
        </Button>
        <Button variant="secondary" asChild>
          <Link to="/settings/archive">{words.toArchive}</Link>
        </Button>
      </div>
      <p className="calm-page-note">{withMarked(words.giving, marks)}</p>
      <p className="calm-page-note">
        <SignOutHere label={words.signOut} />
      </p>
    </CalmPage>
  )
}
