import type { LinkedAccount, SocialLoginProvider } from '@sadhana/contract'
import { DatabaseError } from 'pg'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Identity } from '#platform/identity/identity-provider.ts'
import { sha256 } from '#platform/keys.ts'

export type Start = { provider: SocialLoginProvider; purpose: 'sign-in' | 'link'; browser: Buffer }

/** False if this state already exists. */
export async function insertStart(db: Db, state: Buffer, start: Start, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('social_starts')
    .values({ state, ...start, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('state').doNothing())
    .returning('state')
    .executeTakeFirst()
  return row !== undefined
}

/** Each start works once, whether or not the sign-in succeeds. */
export const takeStart = (db: Db, state: Buffer, provider: SocialLoginProvider, now: Date) =>
  db
    .deleteFrom('social_starts')
    .where('state', '=', state)
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning(['purpose', 'browser'])
    .executeTakeFirst()

export async function deleteOutdatedStarts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('social_starts').where('expires_at', '<', now).execute()
}

/**
 * Operators may exchange their own provider for another one. Its subjects are other people, even if they are called the
 * same.
 */
const providerId = ({ subject, issuer }: Identity): string =>
  issuer === undefined ? subject : sha256(`${issuer} ${subject}`).toString('base64url')

/** The member who can sign in with this identity. */
export const findLinkedMember = (db: Db, identity: Identity) =>
  db
    .selectFrom('social_logins')
    .select('user_id as userId')
    .where('provider', '=', identity.provider)
    .where('provider_id', '=', providerId(identity))
    .executeTakeFirst()

const uniqueViolation = '23505'

/**
 * The unique keys make sure that an identity belongs to one account, and that an account has one identity from each
 * provider.
 */
export async function insertLink(tx: Db, userId: string, identity: Identity, at: Date): Promise<void> {
  const { provider, email, name } = identity
  await tx
    .insertInto('social_logins')
    .values({
      user_id: userId,
      provider,
      provider_id: providerId(identity),
      email,
      name: name?.slice(0, 200) ?? null,
      created_at: at,
    })
    .execute()
    .catch((error: unknown) => {
      if (error instanceof DatabaseError && error.code === uniqueViolation)
        throw new AppError('account.social_taken', { cause: error })
      throw error
    })
}

export async function listLinks(db: Db, userId: string): Promise<LinkedAccount[]> {
  const rows = await db
    .selectFrom('social_logins')
    .select(['provider', 'email', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ provider, email, created_at: at }) => ({ provider, email, linkedAt: at.toISOString() }))
}

export async function deleteLink(tx: Db, userId: string, provider: SocialLoginProvider): Promise<boolean> {
  const row = await tx
    .deleteFrom('social_logins')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returning('provider')
    .executeTakeFirst()
  return row !== undefined
}
