import type { NewWaitlistEntry, Reply, waitlist } from '@sadhana/contract'
import { createOperatorCode } from '#features/referral/index.ts'
import type { Caller } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import type { Events } from '#platform/queue/events.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { replyIn } from '#platform/replies.ts'
import { invitationEmail } from './waitlist.emails.ts'
import { waitlistJoined } from './waitlist.events.ts'
import { sendInvitation } from './waitlist.jobs.ts'
import {
  countEntries,
  deleteEntries,
  findEntryToInvite,
  insertEntry,
  listEntries,
  listWaiting,
  lockNext,
  lockWaiting,
  markInvited,
} from './waitlist.repo.ts'

export type JoinDeps = { db: Db; events: Events }

/**
 * A second entry with the same email changes nothing and gets the same response, so that no one can find out who is on
 * the list.
 */
export async function joinWaitlist(
  { db, events }: JoinDeps,
  entry: NewWaitlistEntry,
  { language }: Pick<Caller, 'language'>,
): Promise<Reply<typeof waitlist.join>> {
  await inTransaction(db, async (tx) => {
    const entryId = await insertEntry(tx, { ...entry, language })
    if (entryId) await events.emit(tx, waitlistJoined, { entryId })
  })
  return replyIn(language, 'joinedWaitlist')
}

export const listWaitlist = (db: Db, onlyWaiting: boolean) => listEntries(db, onlyWaiting)

type Deps = { db: Db; clock: Clock }

/** For operators: the people who are waiting, in the order they joined. */
export const listWaitingPeople = (db: Db, which: Parameters<typeof listWaiting>[1]) => listWaiting(db, which)

export const countWaitlist = ({ db, clock }: Deps) => countEntries(db, clock.now())

/** For operators: emails the person a referral code. False if that email isn't on the list. */
export async function inviteFromWaitlist({ db, clock }: Deps, email: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const entryId = await findEntryToInvite(tx, email)
    if (!entryId) return false
    await invite({ db: tx, clock }, entryId)
    return true
  })
}

/**
 * For operators: invites these people, or this number of people from the front of the line. Skips anyone who has
 * already been invited.
 */
export const inviteWaiting = ({ db, clock }: Deps, people: readonly string[] | number): Promise<number> =>
  inTransaction(db, async (tx) => {
    const entryIds = await (typeof people === 'number' ? lockNext(tx, people) : lockWaiting(tx, people))
    for (const entryId of entryIds) await invite({ db: tx, clock }, entryId)
    return entryIds.length
  })

async function invite({ db: tx, clock }: Deps, entryId: string): Promise<void> {
  const { id } = await createOperatorCode(tx, clock)
  await markInvited(tx, entryId, id, clock.now())
  await enqueue(tx, sendInvitation, { entryId })
}

/** For operators, at the end of the installation. Returns how many entries there were. */
export const deleteWaitlist = (db: Db): Promise<number> => deleteEntries(db)

/** The text of an invitation, with an example code. */
export const exampleInvitation = () => {
  const { subject, content } = invitationEmail('en', 'XXXXX-XXXXX-XXXXX-XXXXX', 'https://example.org')
  return { subject, paragraphs: [...content.paragraphs, 'XXXXX-XXXXX-XXXXX-XXXXX', content.closing] }
}
