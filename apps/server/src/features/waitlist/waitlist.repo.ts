import type { NewWaitlistEntry } from '@sadhana/contract'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'

/** Undefined if the email is already on the list. */
export async function insertEntry(db: Db, entry: NewWaitlistEntry): Promise<string | undefined> {
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
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function findAddress(db: Db, entryId: string): Promise<string | undefined> {
  const row = await db.selectFrom('waitlist_entries').select('email').where('id', '=', entryId).executeTakeFirst()
  return row?.email
}

export const findInvitation = (db: Db, entryId: string) =>
  db
    .selectFrom('waitlist_entries as entry')
    .innerJoin('referral_codes as referral', 'referral.id', 'entry.invitation_code_id')
    .select(['entry.email as address', 'referral.code', 'referral.id as codeId'])
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
