import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Traffic } from './pumping.rules.ts'

/** A code's purpose. It works for no other. */
type CodePurpose = 'sign-in' | 'sign-up' | 'verify-contact' | 'confirm-owner'

/** A code belongs to a member, unless someone is signing in or up: then we don't know the member yet. */
export type CodeUse = { phone: string; purpose: CodePurpose; userId: string | null }

/** The hash of the cookie in the browser that asks, or null if it isn't one. */
export type Browser = Buffer | null

type NewCode = CodeUse & { browser: Browser; id: string; country: string; code: Buffer; at: Date; expiresAt: Date }

export async function insertCode(
  tx: Db,
  { id, phone, purpose, userId, browser, country, code, at, expiresAt }: NewCode,
) {
  await tx
    .insertInto('phone_verifications')
    .values({ id, phone, purpose, user_id: userId, browser, country, code, expires_at: expiresAt, created_at: at })
    .execute()
}

/**
 * Locks the number for one code at a time. Otherwise parallel requests would each find that no code was sent recently.
 */
export const lockNumber = (tx: Db, phone: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.execute(tx)

/** Counts codes for every purpose, whether or not a text was sent: an unknown number is counted like any other. */
export async function listCodeTimes(tx: Db, phone: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('phone_verifications')
    .select('created_at')
    .where('phone', '=', phone)
    .where('created_at', '>', since)
    .execute()
  return rows.map((row) => row.created_at)
}

/** True if another browser asked for a code that is still pending. */
export async function isElsewhere(db: Db, { phone, purpose, userId }: CodeUse, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('phone_verifications')
    .select('id')
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', userId)
    .where('browser', 'is not', null)
    .where('verified', '=', false)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Counts the attempt before the code is compared. Undefined if no code of this browser is pending or no attempts are
 * left. Codes of other browsers are left alone, so that no one can use up the attempts of someone else.
 */
export const countAttempt = (db: Db, { phone, purpose, userId }: CodeUse, browser: Browser, at: Date) =>
  db
    .updateTable('phone_verifications')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('attempts', '<', 5)
    .where('verified', '=', false)
    .where('expires_at', '>', at)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('phone_verifications')
        .select('id')
        .where('phone', '=', phone)
        .where('purpose', '=', purpose)
        .where('user_id', 'is not distinct from', userId)
        .where((row) => row.or([row('browser', 'is', null), row('browser', '=', browser)]))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .returning(['id', 'code'])
    .executeTakeFirst()

/** Of several parallel requests, only one succeeds. */
export async function updateUsed(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('phone_verifications')
    .set({ verified: true })
    .where('id', '=', id)
    .where('verified', '=', false)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A code whose text hasn't been sent yet, and whether its number belongs to an account. */
export const findUnsent = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('phone_verifications as sent')
    .leftJoin('users as member', (join) =>
      join.onRef('member.phone', '=', 'sent.phone').on('member.phone_verified', '=', true),
    )
    .select(['sent.id', 'sent.phone', 'sent.purpose', 'sent.user_id as userId', 'sent.country', 'sent.code'])
    .leftJoin('users as owner', 'owner.id', 'sent.user_id')
    .select('member.id as memberId')
    .select((sent) => sent.fn.coalesce('owner.language', 'member.language').as('language'))
    .where('sent.id', '=', id)
    .where('sent.sent_at', 'is', null)
    .where('sent.expires_at', '>', now)
    .executeTakeFirst()

export async function updateSent(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('phone_verifications').set({ sent_at: at }).where('id', '=', id).execute()
}

type Around = { country: string; phone: string; since: Date; until: Date; lately: Date }

/**
 * Counts texts to numbers that belonged to no member. For a country: how many were sent and how many of their codes
 * were entered, except in the last few minutes. For recent texts: how many went to numbers that differ only in the last
 * three digits.
 */
export async function findTraffic(db: Db, { country, phone, since, until, lately }: Around): Promise<Traffic> {
  const { rows } = await sql<Traffic>`
    select count(*) filter (where sent_at <= ${until})::int as sent,
      count(*) filter (where sent_at <= ${until} and verified)::int as entered,
      count(*) filter (where sent_at > ${lately} and starts_with(phone, ${phone.slice(0, -3)}))::int as nearby
    from phone_verifications
    where country = ${country} and sent_at > ${since} and purpose in ('sign-up', 'verify-contact')`.execute(db)
  return rows[0] ?? { sent: 0, entered: 0, nearby: 0 }
}

export async function deleteOutdatedCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('phone_verifications').where('created_at', '<', before).execute()
}
