import { todayOf, type DeletedPracticeSession } from '@sadhana/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { itemsOf } from '#lib/api/pages.rules.ts'
import { longDay, minutesInWords } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { practiceMoment } from '#lib/time/calendar.rules.ts'
import { memberCalendar, useToday } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { ShowMore } from '#ui/status/show-more.tsx'
import {
  deletedSessionsQuery,
  useEraseSession,
  useRemovalsUnderWay,
  useRestoreSession,
} from '../shared/practice.queries.ts'
import { deletedWhen } from './deleted-when.ts'
import { sessionsText } from './sessions.text.ts'

const words = sessionsText.deleted

/** Sessions deleted in the last seven days. When the focused row disappears, the heading gets the focus. */
export function DeletedSessions() {
  const pages = useInfiniteQuery(deletedSessionsQuery)
  const pendingIds = useRemovalsUnderWay()
  const { mutate: restore } = useRestoreSession(() => focusHeading())
  const [sessionToErase, setSessionToErase] = useState<DeletedPracticeSession>()
  const deleted = itemsOf(pages.data)
  return (
    <>
      <p className="deleted-sessions-intro">{words.intro}</p>
      <Panel>
        {pages.isPending && <SkeletonRows count={3} />}
        {pages.isError && !pages.isFetchNextPageError && (
          <LoadError title={words.failed} query={pages}>
            {words.failedText}
          </LoadError>
        )}
        {pages.isSuccess && deleted.length === 0 && <NothingDeleted />}
        {deleted.length > 0 && (
          <ul>
            {deleted.map((session) => (
              <DeletedRow
                key={session.id}
                session={session}
                pending={pendingIds.includes(session.id)}
                onRestore={() => restore(session)}
                onErase={() => setSessionToErase(session)}
              />
            ))}
          </ul>
        )}
        <ShowMore query={pages} label={words.more} />
      </Panel>
      {sessionToErase && <EraseDialog session={sessionToErase} onClose={() => setSessionToErase(undefined)} />}
    </>
  )
}

const NothingDeleted = () => (
  <EmptyState
    title={words.none}
    action={
      <Button asChild variant="secondary">
        <Link to="/sessions">{words.toSessions}</Link>
      </Button>
    }
  >
    {words.noneText}
  </EmptyState>
)

const dayOf = (moment: string) => todayOf({ now: new Date(moment), zone: memberCalendar().zone, dayEndsAt: 0 })

const whatIs = ({ limbType, duration }: DeletedPracticeSession) =>
  words.what(limbNames[limbType], minutesInWords(duration))

type DeletedRowProps = {
  session: DeletedPracticeSession
  pending: boolean
  onRestore: () => void
  onErase: () => void
}

function DeletedRow({ session, pending, onRestore, onErase }: DeletedRowProps) {
  const today = useToday()
  const moment = practiceMoment(session, today)
  const what = whatIs(session)
  return (
    <li className="deleted-session">
      <Stone tone={session.limbType}>
        <LimbSymbol limb={session.limbType} />
      </Stone>
      <div>
        <strong>{what}</strong>
        <p className="text-sm text-muted">
          {moment} · {deletedWhen(dayOf(session.deletedAt), today)}
        </p>
        <p className="text-sm">{words.until(longDay(dayOf(session.erasedAt)))}</p>
      </div>
      <div className="deleted-session-actions">
        <Button variant="soft" pending={pending} aria-label={words.putBackOf(what, moment)} onClick={onRestore}>
          {!pending && <Undo2 aria-hidden="true" />} {words.putBack}
        </Button>
        <Button variant="quiet-danger" aria-label={words.eraseNowOf(what, moment)} onClick={onErase}>
          {words.eraseNow}
        </Button>
      </div>
    </li>
  )
}

function EraseDialog({ session, onClose }: { session: DeletedPracticeSession; onClose: () => void }) {
  const today = useToday()
  const [isErased, setErased] = useState(false)
  const { mutate: erase, isPending } = useEraseSession(() => {
    setErased(true)
    onClose()
  })
  return (
    <ConfirmDialog
      title={words.ask}
      text={words.askText(whatIs(session), practiceMoment(session, today))}
      action={words.erase}
      pending={isPending}
      onConfirm={() => erase(session)}
      onClose={onClose}
      onReturnFocus={isErased ? focusHeading : undefined}
    />
  )
}
