import type { PracticeSession } from '@sadhana/contract'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { practiceMoment } from '#lib/time/calendar.rules.ts'
import { hardMark } from '#lib/product/hard/hard.text.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { TagList } from '#lib/product/tags/tag-list.tsx'
import { Pictures } from '#lib/product/pictures/pictures.tsx'
import { WaitMark } from '#lib/outbox/wait-mark.tsx'
import type { WaitState } from '#lib/outbox/with-waiting.rules.ts'
import { useToday } from '#lib/time/today.ts'
import { visibilityLabels } from '#lib/product/visibility-labels.text.ts'
import { commonText } from '#intl/common.text.ts'
import { Badge } from '#ui/status/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FeelingFlow } from '#ui/motifs/feeling-flow.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { Table } from '#ui/table.tsx'
import { useRestoredFocus } from '#lib/browser/use-restored-focus.ts'
import { FoldedNotes } from './folded-notes.tsx'
import { sessionListText } from '../shared/practice.text.ts'
import { sessionsText as text } from './sessions.text.ts'
import type { SessionRemoval } from './use-session-removal.ts'

type SessionTableProps = {
  sessions: readonly PracticeSession[]
  /** Those that wait to be sent. */
  states: ReadonlyMap<string, WaitState>
  removal: SessionRemoval
  onEdit: (session: PracticeSession) => void
}

/** A deleted session keeps its place, with an Undo button, until the member leaves the page. */
export function SessionTable({ sessions, ...rest }: SessionTableProps) {
  const today = useToday()
  return (
    <Table
      caption={text.title}
      rows={sessions}
      rowKey={(session) => session.id}
      columns={columnsOf({ today, ...rest })}
    />
  )
}

type RowContext = Omit<SessionTableProps, 'sessions'> & { today: string }

function columnsOf(shared: RowContext) {
  const isGone = ({ id }: PracticeSession) => shared.removal.removedIds.includes(id)
  const column = (header: string, cell: (session: PracticeSession) => ReactNode, staysWhenGone = false) => ({
    header,
    render: (session: PracticeSession) =>
      isGone(session) && !staysWhenGone ? (
        // Invisible, but keeps the width of its column.
        <span className="session-gone" aria-hidden="true" inert>
          {cell(session)}
        </span>
      ) : (
        cell(session)
      ),
  })
  return [
    column(text.columns.practice, (session) => <Practice session={session} gone={isGone(session)} {...shared} />, true),
    column(text.columns.when, (session) => practiceMoment(session, shared.today), true),
    { ...column(text.columns.minutes, (session) => text.minutes(session.duration)), numeric: true },
    column(text.columns.feeling, (session) => (
      <FeelingFlow
        before={session.beforeFeeling}
        after={session.afterFeeling}
        hard={hardMark(session.hard, session.afterFeeling)}
      />
    )),
    column(text.columns.notes, (session) => <Notes session={session} today={shared.today} />),
    column(text.columns.actions, (session) => <Actions session={session} gone={isGone(session)} {...shared} />, true),
  ]
}

type CellProps = RowContext & { session: PracticeSession; gone: boolean }

const Practice = ({ session, gone, states }: CellProps) => {
  const Name = gone ? 's' : 'strong'
  return (
    <span className="session-practice">
      <Stone tone={session.limbType} size="sm">
        <LimbSymbol limb={session.limbType} />
      </Stone>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Name {...sanskrit}>{limbNames[session.limbType]}</Name>
        {gone && <span className="w-full text-muted">{text.gone}</span>}
        {!gone && <SeenBy session={session} />}
        {!gone && <WaitMark state={states.get(session.id)} />}
      </span>
    </span>
  )
}

const SeenBy = ({ session }: { session: PracticeSession }) =>
  session.visibility !== 'private' && <Badge>{audienceOf(session)}</Badge>

function audienceOf({ visibility, shareNotes, notes, tags }: PracticeSession): string {
  const audience = visibilityLabels[visibility]
  if (shareNotes && notes) return text.withNotes(audience)
  return shareNotes && tags.length > 0 ? text.withTags(audience) : audience
}

const nameOf = (session: PracticeSession, today: string) =>
  sessionListText.name(limbNames[session.limbType], practiceMoment(session, today))

const Notes = ({ session, today }: { session: PracticeSession; today: string }) => {
  const { notes, tags, pictures } = session
  return (
    <>
      {notes && <FoldedNotes notes={notes} of={nameOf(session, today)} />}
      <TagList tags={tags} />
      <Pictures sessionId={session.id} pictures={pictures} of={nameOf(session, today)} />
    </>
  )
}

function Actions({ session, gone, removal, states, onEdit, today }: CellProps) {
  const which = nameOf(session, today)
  const pending = removal.pendingIds.includes(session.id)
  const place = useRestoredFocus<HTMLSpanElement>(gone)
  // What the server refused is edited or discarded on the page of what waits.
  if (states.get(session.id) === 'asks') return null
  return (
    <span className="session-actions" ref={place}>
      {gone ? (
        <Button
          variant="soft"
          pending={pending}
          onClick={() => removal.restore(session)}
          aria-label={text.undoDelete(which)}
        >
          {commonText.undo}
        </Button>
      ) : (
        <>
          <IconButton label={sessionListText.edit(which)} onClick={() => onEdit(session)}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton
            label={text.remove(which)}
            aria-disabled={pending || undefined}
            onClick={() => removal.remove(session)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
    </span>
  )
}
