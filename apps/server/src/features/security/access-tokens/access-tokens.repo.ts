import type { TokenScope } from '@sadhana/contract'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'

type NewRow = { userId: string; name: string; token: Buffer; scopes: readonly TokenScope[]; at: Date; expiresAt: Date }

const listed = ['id', 'name', 'created_at as createdAt', 'expires_at as expiresAt'] as const
const lastUse = ['last_used_at as lastUsedAt', 'last_used_ip as lastUsedIp'] as const
const scopes = sql<TokenScope[]>`scopes`.as('scopes')

/** Makes the changes to a member's tokens happen one at a time, and finds whether the session still lives. */
export async function lockForToken(tx: Db, userId: string, sessionId: string): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const session = await tx
    .selectFrom('login_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return session !== undefined
}

export async function countLiveTokens(tx: Db, userId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('access_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

export const insertToken = (tx: Db, row: NewRow) =>
  tx
    .insertInto('access_tokens')
    .values({
      user_id: row.userId,
      id: newId(),
      name: row.name,
      token: row.token,
      scopes: [...row.scopes],
      created_at: row.at,
      expires_at: row.expiresAt,
    })
    .returning([...listed, ...lastUse])
    .returning(scopes)
    .executeTakeFirstOrThrow()

export const listTokens = (db: Db, userId: string) =>
  db
    .selectFrom('access_tokens')
    .select([...listed, ...lastUse])
    .select(scopes)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()

/** Undefined if the member has no such token. */
export const deleteToken = (tx: Db, userId: string, id: string) =>
  tx.deleteFrom('access_tokens').where('user_id', '=', userId).where('id', '=', id).returning('name').executeTakeFirst()

/** Returns how many could still be used. */
export async function deleteAllTokens(tx: Db, userId: string, now: Date): Promise<number> {
  const rows = await tx.deleteFrom('access_tokens').where('user_id', '=', userId).returning('expires_at').execute()
  return rows.filter((row) => row.expires_at > now).length
}

export async function deleteTokensEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', moment).execute()
}

type Found = { id: string; userId: string; scopes: TokenScope[]; lastUsedAt: Date | null; lastUsedIp: string | null }

const liveToken = statement(
  (token: Buffer, now: Date) => sql<Found>`
    select id, user_id as "userId", scopes, last_used_at as "lastUsedAt", host(last_used_ip) as "lastUsedIp"
    from access_tokens where token = ${token} and expires_at > ${now}`,
)

/** Asked for every request, and never remembered: a token that is revoked is refused everywhere from then on. */
export const findLiveToken = async (db: Db, token: Buffer, now: Date): Promise<Found | undefined> =>
  (await rowsOf(db, liveToken(token, now)))[0]

type Use = { userId: string; id: string; at: Date; ip: string }

/** Returns the token's name if this was its first use. Of many at once, one is the first. */
export async function updateFirstUsed(tx: Db, { userId, id, at, ip }: Use): Promise<string | undefined> {
  const row = await tx
    .updateTable('access_tokens')
    .set({ last_used_at: at, last_used_ip: ip })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('last_used_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export async function updateLastUsed(db: Db, { userId, id, at, ip }: Use): Promise<void> {
  await db
    .updateTable('access_tokens')
    .set({ last_used_at: at, last_used_ip: ip })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
