import type { NewWaitlistEntry, Reply, waitlist } from '@sadhana/contract'
import { createOperatorCode } from '#features/referral/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import type { Events } from '#platform/events.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { waitlistJoined } from './waitlist.events.ts'
import { sendInvitation } from './waitlist.jobs.ts'
import { findEntryToInvite, insertEntry, listEntries, markInvited } from './waitlist.repo.ts'

export type JoinDeps = { db: Db; events: Events }

/** A second entry with the same email changes nothing and gets the same response: the list doesn't reveal who is on it. */
export async function joinWaitlist(
  { db, events }: JoinDeps,
  entry: NewWaitlistEntry,
): Promise<Reply<typeof waitlist.join>> {
  await inTransaction(db, async (tx) => {
    const entryId = await insertEntry(tx, entry)
    if (entryId) await events.emit(tx, waitlistJoined, { entryId })
  })
  return { message: 'Welcome to the journey!' }
}

export const listWaitlist = (db: Db, onlyWaiting: boolean) => listEntries(db, onlyWaiting)

/** For operators: emails the person a referral code. False if that email isn't on the list. */
export async function inviteFromWaitlist({ db, clock }: { db: Db; clock: Clock }, email: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const entryId = await findEntryToInvite(tx, email)
    if (!entryId) return false
    const { id } = await createOperatorCode(tx, clock)
    await markInvited(tx, entryId, id, clock.now())
    await enqueue(tx, sendInvitation, { entryId })
    return true
  })
}
