import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** `confirm-owner` doesn't verify the address. It proves that the member is who they say they are. */
export type ProofPurpose = 'verify-contact' | 'change-contact' | 'confirm-owner'

type NewProof = {
  userId: string
  id: string
  email: string
  purpose: ProofPurpose
  codeHash: Buffer
  linkHash: Buffer
  at: Date
  codeExpiresAt: Date
  linkExpiresAt: Date
}

/** The code and the link of one email share an id. */
export async function insertProof(tx: Db, proof: NewProof): Promise<void> {
  const { userId: user_id, id, at: created_at } = proof
  await tx
    .insertInto('verification_codes')
    .values({
      user_id,
      id,
      created_at,
      type: 'email',
      contact: proof.email.toLowerCase(),
      purpose: proof.purpose,
      code: proof.codeHash,
      expires_at: proof.codeExpiresAt,
    })
    .execute()
  await tx
    .insertInto('email_verifications')
    .values({ user_id, id, created_at, email: proof.email, code: proof.linkHash, expires_at: proof.linkExpiresAt })
    .execute()
}

/**
 * Sends one email at a time per member and address. Otherwise parallel requests would each find that nothing was sent
 * recently.
 */
export async function lockSending(tx: Db, userId: string, email: string): Promise<void> {
  const budget = `${userId} ${email.toLowerCase()}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${budget}, 0))`.execute(tx)
}

export async function listSendTimes(tx: Db, userId: string, email: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('verification_codes')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('contact', '=', email.toLowerCase())
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.created_at)
}

export const findProof = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('email_verifications as link')
    .innerJoin('verification_codes as code', (join) =>
      join.onRef('code.user_id', '=', 'link.user_id').onRef('code.id', '=', 'link.id'),
    )
    .innerJoin('users as member', 'member.id', 'link.user_id')
    .select(['link.email', 'link.code as linkHash', 'code.code as codeHash', 'code.purpose', 'code.used'])
    .select(['member.display_name as name', 'member.language'])
    .where('link.user_id', '=', userId)
    .where('link.id', '=', id)
    .executeTakeFirst()

export const findLink = (db: Db, linkHash: Buffer, at: Date) =>
  db
    .selectFrom('email_verifications')
    .select(['user_id as userId', 'id'])
    .where('code', '=', linkHash)
    .where('expires_at', '>', at)
    .executeTakeFirst()

/** The address of a used link, if it is the member's current one. Opening the link again is harmless. */
export async function findAlreadyVerified(db: Db, { userId, id }: { userId: string; id: string }) {
  const row = await db
    .selectFrom('email_verifications as link')
    .innerJoin('verification_codes as code', (join) =>
      join.onRef('code.user_id', '=', 'link.user_id').onRef('code.id', '=', 'link.id'),
    )
    .innerJoin('users as member', 'member.id', 'link.user_id')
    .select('link.email')
    .where('link.user_id', '=', userId)
    .where('link.id', '=', id)
    .where('code.used', '=', true)
    .where('member.email_verified', '=', true)
    .whereRef('member.email', '=', 'link.email')
    .executeTakeFirst()
  return row?.email
}

/** Counts the attempt before the code is compared. Undefined if no code is pending or no attempts are left. */
export const countCodeAttempt = (db: Db, userId: string, purposes: readonly ProofPurpose[], at: Date) =>
  db
    .updateTable('verification_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('attempts', '<', 5)
    .where('used', '=', false)
    .where('expires_at', '>', at)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('verification_codes')
        .select('id')
        .where('user_id', '=', userId)
        .where('type', '=', 'email')
        .where('purpose', 'in', purposes)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .returning(['id', 'code', 'contact', 'purpose'])
    .executeTakeFirst()

/** Of several parallel requests, only one succeeds. */
export async function useProof(tx: Db, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('verification_codes')
    .set({ used: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('used', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await tx
    .updateTable('email_verifications')
    .set({ verified: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  return true
}

/** The rows are kept, because they count towards the daily limit. */
export async function updateOthersUsed(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .updateTable('verification_codes')
    .set({ used: true })
    .where('user_id', '=', userId)
    .where('type', '=', 'email')
    .where('id', '!=', id)
    .execute()
}

export async function belongsToAnother(db: Db, email: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('id', '!=', userId)
    .executeTakeFirst()
  return row !== undefined
}
