import type { EarlierReport, Input, operator, OpenedReport, Reply, ReportOutcome } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import {
  type EarlierRow,
  findReport,
  insertHidden,
  listAbout,
  listQueue,
  lockOpen,
  type ReportRow,
  updateResolved,
} from './queue.repo.ts'

const worryFirst = keyset('rank', 'id')

/** For operators: the open reports, in the order to look at them. */
export async function listReports(
  db: Db,
  { cursor, limit }: Input<typeof operator.reports>['query'],
): Promise<Reply<typeof operator.reports>> {
  const rows = await listQueue(db, { after: keysetAfter(cursor, worryFirst), count: limit + 1 })
  const { items, nextCursor } = pageFrom(rows, limit, worryFirst)
  return {
    items: items.map(({ id, kind, at, username, isAboutSession, reporters }) => ({
      id,
      kind,
      at: at.toISOString(),
      reported: { username },
      isAboutSession,
      reporters,
    })),
    nextCursor,
  }
}

/** For operators: what was reported, and nothing more. */
export async function openReport(db: Db, id: string): Promise<OpenedReport> {
  const row = await findReport(db, id)
  if (!row) throw new AppError('operator.report_not_found')
  const earlier = await listAbout(db, row.userId, { except: row })
  return {
    id,
    kind: row.kind,
    reason: row.reason,
    alsoSaid: row.alsoSaid ?? [],
    at: row.at.toISOString(),
    isOpen: row.resolvedAt === null,
    reporters: row.reporters,
    since: row.since.toISOString(),
    reported: {
      id: row.userId,
      username: row.username,
      displayName: row.displayName,
      bio: row.bio,
      joinedAt: row.joinedAt.toISOString(),
      invitedBy: row.invitedBy,
    },
    isAboutSession: row.sessionId !== null,
    session: toSession(row),
    practiceOn: practiceDay(row),
    conversations: row.conversations ?? [],
    earlier: earlier.map(toEarlier),
  }
}

function toSession({
  limbType,
  duration,
  date,
  time,
  visibility,
  notes,
  tags,
  isHidden,
}: ReportRow): OpenedReport['session'] {
  return limbType === null ? null : { limbType, duration, date, time, visibility, notes, tags: tags ?? [], isHidden }
}

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Formatted as in our emails, with the day on its owner's calendar. */
const practiceDay = ({ limbType, date }: Pick<ReportRow, 'limbType' | 'date'>): string | null =>
  limbType === null ? null : longDay.format(new Date(`${date}T00:00:00Z`))

const toEarlier = ({ kind, at, resolvedAt, outcomes }: EarlierRow): EarlierReport => ({
  kind,
  at: at.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
  outcomes: outcomes ?? [],
})

/** For operators: reports about one member, newest first, without their text. */
export const listReportsAbout = async (db: Db, userId: string): Promise<EarlierReport[]> =>
  (await listAbout(db, userId)).map(toEarlier)

type ResolvedReport = { userId: string; practiceDate: string | null; reporters: string[] }

/**
 * For operators: closes the report and every other open one about the same thing. If two operators do this at the same
 * time, the second gets an error. Returns the reported member, and the reporters to thank.
 */
export async function resolveReport(tx: Db, id: string, outcomes: ReportOutcome[], at: Date): Promise<ResolvedReport> {
  const row = await findReport(tx, id)
  if (!row) throw new AppError('operator.report_not_found')
  const open = await lockOpen(tx, row)
  if (!open.some((report) => report.id === id)) throw new AppError('operator.report_settled')
  const ids = open.map((report) => report.id)
  await updateResolved(tx, ids, outcomes, at)
  if (outcomes.includes('hidden')) {
    if (row.sessionId === null || row.limbType === null) throw new AppError('operator.no_session')
    await insertHidden(tx, row.userId, row.sessionId, at)
  }
  const reporters = [...new Set(open.flatMap(({ reporterId }) => reporterId ?? []))]
  return { userId: row.userId, practiceDate: row.limbType && row.date, reporters }
}

/** For operators: the member that a report is about. */
export async function findReported(db: Db, id: string): Promise<string> {
  const row = await findReport(db, id)
  if (!row) throw new AppError('operator.report_not_found')
  return row.userId
}
