import type { SocialLoginProvider } from '@sadhana/contract'
import type { Member } from '#platform/caller.ts'
import type { Db } from '#platform/db/database.ts'

type Row = {
  member: Member
  token: Buffer
  provider: SocialLoginProvider
  isProven: boolean
  startedAt: Date
  expiresAt: Date
}

/** False if this token already exists. */
export async function insertProviderProof(db: Db, { member, token, provider, ...row }: Row): Promise<boolean> {
  const inserted = await db
    .insertInto('provider_proofs')
    .values({
      user_id: member.id,
      session_id: member.sessionId,
      token,
      provider,
      is_proven: row.isProven,
      started_at: row.startedAt,
      expires_at: row.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * The member who started the proof, because the returning browser says nothing else about them. Works once, even if a
 * later step fails.
 */
export const takeProofStart = (db: Db, state: Buffer, provider: SocialLoginProvider, now: Date) =>
  db
    .deleteFrom('provider_proofs')
    .where('token', '=', state)
    .where('provider', '=', provider)
    .where('is_proven', '=', false)
    .where('expires_at', '>', now)
    .returning(['user_id as id', 'session_id as sessionId', 'started_at as startedAt'])
    .executeTakeFirst()

/** True only once, and only for the session that started the proof. */
export async function takeProof(db: Db, { id, sessionId }: Member, proof: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('provider_proofs')
    .where('user_id', '=', id)
    .where('session_id', '=', sessionId)
    .where('token', '=', proof)
    .where('is_proven', '=', true)
    .where('expires_at', '>', now)
    .returning('token')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOutdatedProofs(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('provider_proofs').where('expires_at', '<', now).execute()
}
