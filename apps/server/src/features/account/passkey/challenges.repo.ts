import type { Db } from '#platform/db/database.ts'
import { sha256 } from '#platform/keys.ts'

/** The purpose of the challenge and the member who must answer it. There is no member before they sign in. */
export type ChallengeContext =
  | { purpose: 'sign-in'; userId: null }
  | { purpose: 'add' | 'second-step' | 'confirm-owner'; userId: string }

export async function insertChallenge(
  db: Db,
  { purpose, userId }: ChallengeContext,
  challenge: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge: sha256(challenge), purpose, user_id: userId, expires_at: expiresAt })
    .execute()
}

/** True only once, and only for the same purpose and member. Of several parallel answers, only one gets true. */
export async function deleteChallenge(
  db: Db,
  { purpose, userId }: ChallengeContext,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', sha256(challenge))
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOutdatedChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
}
