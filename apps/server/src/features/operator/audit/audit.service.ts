import type { AuditAct, AuditEntry, AuditPage, Input, operator } from '@sadhana/contract'
import type { ConsoleMember } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import {
  ensureSubjects,
  type EntryRow,
  findNames,
  hasEntry,
  insertEntry,
  listActors,
  listEntries,
} from './audit.repo.ts'
import { namesMember } from './reason.rules.ts'

export type OperatorDeps = { db: Db; clock: Clock }

/** Who acts: a member with a role, someone at the shell, or the service itself. */
export type Actor = Pick<ConsoleMember, 'id'> | 'shell' | 'system'

export type Act = {
  by: Actor
  act: AuditAct
  /** The member affected by the action. */
  to?: string | undefined
  /** The report, letter or batch that the action is about. */
  about?: string | undefined
  reason: string
  /** True if we wrote the reason. Then it can't name the member, even if it contains a word that is also a name. */
  isOurReason?: true
}

/**
 * Every action in the console and the shell goes through here. The action and its log entry are saved in one
 * transaction.
 */
export const perform = <T>({ db, clock }: OperatorDeps, act: Act, work: (tx: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    // The entry comes first, because some actions delete the member.
    await record(tx, clock, act)
    return work(tx)
  })

type Opening = Act & {
  /** Opening it again after this time counts as a new visit. If absent, only the first opening is logged. */
  visitMs?: number
}

/** For views: logs when someone opens something. Loading the page again during the same visit adds no entry. */
export const noteOpening = ({ db, clock }: OperatorDeps, { visitMs, ...opening }: Opening): Promise<void> =>
  inTransaction(db, async (tx) => {
    const entry = await identify(tx, opening)
    const since = visitMs === undefined ? new Date(0) : new Date(clock.now().getTime() - visitMs)
    if (await hasEntry(tx, { ...entry, since })) return
    await insertEntry(tx, { ...entry, reason: opening.reason, at: clock.now() })
  })

/** Adds one entry, in the transaction of the action it describes. */
export async function record(tx: Db, clock: Clock, act: Act): Promise<void> {
  const names = act.to === undefined || act.isOurReason ? undefined : await findNames(tx, act.to)
  if (names && namesMember(act.reason, names)) {
    const message = 'Please leave names and addresses out'
    throw new AppError('operator.reason_names', { fields: { reason: message } })
  }
  await insertEntry(tx, { ...(await identify(tx, act)), reason: act.reason, at: clock.now() })
}

/** The actor and the member, by their ids in the log. */
async function identify(tx: Db, { by, act, to, about }: Omit<Act, 'reason'>) {
  const isMember = typeof by === 'object'
  const people = [isMember ? by.id : undefined, to].filter((id) => id !== undefined)
  const subjects = people.length === 0 ? new Map<string, string>() : await ensureSubjects(tx, people)
  return {
    actorKind: isMember ? ('member' as const) : by,
    actorSubjectId: isMember ? (subjects.get(by.id) ?? null) : null,
    act,
    subjectId: (to !== undefined && subjects.get(to)) || null,
    objectId: about ?? null,
  }
}

/** Ids sort by time. */
const newestFirst = keyset('id')

export async function listAudit(
  { db }: Pick<OperatorDeps, 'db'>,
  { cursor, limit, actor, actorKind }: Input<typeof operator.audit>['query'],
): Promise<AuditPage> {
  const after = keysetAfter(cursor, newestFirst)
  const rows = await listEntries(db, { after: after?.id, actor, actorKind, count: limit + 1 })
  const { items, nextCursor } = pageFrom(rows, limit, newestFirst)
  return { items: items.map(toEntry), nextCursor }
}

/** The people whose actions the log can be filtered by. */
export const listAuditActors = async ({ db }: Pick<OperatorDeps, 'db'>) => ({ items: await listActors(db) })

const toPerson = (username: string | null, displayName: string | null) =>
  username === null || displayName === null ? null : { username, displayName }

export const toEntry = (row: EntryRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actorKind: row.actorKind,
  actor: toPerson(row.actorUsername, row.actorName),
  act: row.act,
  isAboutMember: row.subjectId !== null,
  subject: toPerson(row.username, row.name),
  objectId: row.objectId,
  reason: row.reason,
})
