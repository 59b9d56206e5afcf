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
  /** The member it is done to. */
  to?: string | undefined
  /** The report, letter or batch it is about. */
  about?: string | undefined
  reason: string
  /** The reason is ours, not typed, so it names no one, whatever a member is called. */
  isOurReason?: true
}

/** Every act of the console and the shell goes through here: what it does and its entry are one transaction. */
export const perform = <T>({ db, clock }: OperatorDeps, act: Act, work: (tx: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    // First, because some acts end with the member gone.
    await record(tx, clock, act)
    return work(tx)
  })

type Opening = Act & {
  /** Opening it again after this long is a new visit; without it, only the first opening is noted. */
  visitMs?: number
}

/** For reading: when someone opens it, the log says so; a page that is loaded again in the same visit adds nothing. */
export const noteOpening = ({ db, clock }: OperatorDeps, { visitMs, ...opening }: Opening): Promise<void> =>
  inTransaction(db, async (tx) => {
    const entry = await identify(tx, opening)
    const since = visitMs === undefined ? new Date(0) : new Date(clock.now().getTime() - visitMs)
    if (await hasEntry(tx, { ...entry, since })) return
    await insertEntry(tx, { ...entry, reason: opening.reason, at: clock.now() })
  })

/** One entry, in the transaction of what it is about. */
export async function record(tx: Db, clock: Clock, act: Act): Promise<void> {
  const names = act.to === undefined || act.isOurReason ? undefined : await findNames(tx, act.to)
  if (names && namesMember(act.reason, names)) {
    const message = 'Please leave names and addresses out'
    throw new AppError('operator.reason_names', { fields: { reason: message } })
  }
  await insertEntry(tx, { ...(await identify(tx, act)), reason: act.reason, at: clock.now() })
}

/** The actor and the member, as the log knows them. */
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

/** Ids are in the order of time. */
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

/** The people the log can be filtered by. */
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
