import type { Input, operator, WaitlistQueue } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import {
  countWaitlist,
  exampleInvitation,
  inviteFromWaitlist,
  inviteWaiting,
  listWaitingPeople,
} from '#features/waitlist/index.ts'
import { inTransaction } from '#platform/db/database.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { type Actor, type OperatorDeps, perform } from '../audit/audit.service.ts'

const oldestFirst = keyset('at', 'id')

export async function listWaitlistQueue(
  deps: OperatorDeps,
  { cursor, limit }: Input<typeof operator.waitlist>['query'],
): Promise<WaitlistQueue> {
  const after = keysetAfter(cursor, oldestFirst)
  const [rows, counts] = await Promise.all([
    listWaitingPeople(deps.db, { after, count: limit + 1 }),
    countWaitlist(deps),
  ])
  const { items, nextCursor } = pageFrom(rows, limit, oldestFirst)
  return {
    items: items.map(({ id, name, email, joinedAt, currentPractice, practiceFrequency }) => ({
      id,
      name,
      email,
      joinedAt: joinedAt.toISOString(),
      currentPractice,
      practiceFrequency,
    })),
    nextCursor,
    ...counts,
    invitation: exampleInvitation(),
  }
}

/** No one is invited twice: if two operators choose the same people at the same time, only one invites them. */
export const inviteBatch = (deps: OperatorDeps, by: Actor, people: readonly string[] | number): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const invited = await inviteWaiting({ ...deps, db: tx }, people)
    if (invited > 0) await note({ ...deps, db: tx }, by, invited)
    return invited
  })

/**
 * Invites one person by email address, even if they have been invited before. False if the address isn't on the list.
 */
export const inviteByEmail = (deps: OperatorDeps, by: Actor, email: string): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const isListed = await inviteFromWaitlist({ ...deps, db: tx }, email)
    if (isListed) await note({ ...deps, db: tx }, by, 1)
    return isListed
  })

/** The people aren't members yet, so the log says how many they are, but not who. */
const note = (deps: OperatorDeps, by: Actor, invited: number): Promise<void> => {
  const reason = invited === 1 ? '1 person' : `${invited} people`
  return perform(deps, { by, act: 'waitlist_invited', about: newId(), reason }, async () => {})
}
