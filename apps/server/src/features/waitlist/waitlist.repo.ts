import type { Language, NewWaitlistEntry } from '@sadhana/contract'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'

/** Undefined if the email is already on the list. */
export async function insertEntry(
  db: Db,
  entry: NewWaitlistEntry & { language: Language },
): Promise<string | undefined> {
  const row = await db
    .insertInto('waitlist_entries')
    .values({
      id: newId(),
      email: entry.email,
      name: entry.name,
      current_practice: entry.currentPractice,
      practice_types: entry.practiceTypes || null,
      practice_frequency: entry.practiceFrequency || null,
      primary_interest: entry.primaryInterest || null,
      heard_about_us: entry.heardAboutUs || null,
      additional_notes: entry.additionalNotes || null,
      referral_code: entry.referralCode || null,
      language: entry.language,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const findAddress = (db: Db, entryId: string) =>
  db
    .selectFrom('waitlist_entries')
    .select(['email as address', 'language'])
    .where('id', '=', entryId)
    .executeTakeFirst()

export const findInvitation = (db: Db, entryId: string) =>
  db
    .selectFrom('waitlist_entries as entry')
    .innerJoin('referral_codes as referral', 'referral.id', 'entry.invitation_code_id')
    .select(['entry.email as address', 'entry.language', 'referral.code', 'referral.id as codeId'])
    .where('entry.id', '=', entryId)
    .executeTakeFirst()

export const listEntries = (db: Db, onlyWaiting: boolean) =>
  db
    .selectFrom('waitlist_entries')
    .select(['email', 'name', 'current_practice', 'created_at', 'invited_at'])
    .$if(onlyWaiting, (query) => query.where('invited_at', 'is', null))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Microseconds since 1970. */
const joined = sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`

type WaitingPage = { after: { at: string; id: string } | undefined; count: number }

/** The people who haven't been invited, in the order they joined. */
export const listWaiting = (db: Db, { after, count }: WaitingPage) =>
  db
    .selectFrom('waitlist_entries')
    .select(['id', 'name', 'email', 'created_at as joinedAt'])
    .select(['current_practice as currentPractice', 'practice_frequency as practiceFrequency', joined.as('at')])
    .where('invited_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`((extract(epoch from created_at) * 1000000)::bigint, id) > (${after?.at ?? '0'}::bigint, ${after?.id ?? ''}::uuid)`,
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(count)
    .execute()

/** How many people are waiting, and how many have an invitation that is still valid and unused. */
export async function countEntries(db: Db, now: Date): Promise<{ waiting: number; unanswered: number }> {
  return db
    .selectFrom('waitlist_entries as entry')
    .leftJoin('referral_codes as referral', 'referral.id', 'entry.invitation_code_id')
    .select(sql<number>`count(*) filter (where invited_at is null)::int`.as('waiting'))
    .select(
      sql<number>`count(*) filter (where used_at is null and is_active and expires_at > ${now})::int`.as('unanswered'),
    )
    .executeTakeFirstOrThrow()
}

/**
 * Locks those of these people who are still waiting. If another operator invites them at the same time, that call waits
 * and then finds none.
 */
export const lockWaiting = async (tx: Db, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .selectFrom('waitlist_entries')
    .select('id')
    .where('id', 'in', ids)
    .where('invited_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** The next people in line, without those that another operator is inviting at the moment. */
export const lockNext = async (tx: Db, count: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('waitlist_entries')
    .select('id')
    .where('invited_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the entry, so that two operators can't invite the same person at the same time. */
export async function findEntryToInvite(tx: Db, email: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('waitlist_entries')
    .select('id')
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .forUpdate()
    .executeTakeFirst()
  return row?.id
}

export async function markInvited(tx: Db, entryId: string, codeId: string, at: Date): Promise<void> {
  await tx
    .updateTable('waitlist_entries')
    .set({ invited_at: at, invitation_code_id: codeId })
    .where('id', '=', entryId)
    .execute()
}

export async function deleteEntries(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('waitlist_entries').executeTakeFirst()
  return Number(numDeletedRows)
}
