import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'

type NewCode = { code: string; createdAt: Date; expiresAt: Date; userId?: string }

const columns = ['id', 'code', 'created_at', 'expires_at', 'used_at', 'is_active'] as const

export const insertCode = (db: Db, { code, createdAt, expiresAt, userId }: NewCode) =>
  db
    .insertInto('referral_codes')
    .values({ id: newId(), code, created_at: createdAt, expires_at: expiresAt, user_id: userId ?? null })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** The name of the person who used a code is only shown once they follow the member. */
export const listCodes = (db: Db, userId: string) =>
  db
    .selectFrom('referral_codes')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('users as newcomer')
        .innerJoin('followers', 'follower_id', 'newcomer.id')
        .select('newcomer.display_name')
        .whereRef('newcomer.id', '=', 'referral_codes.used_by_user_id')
        .where('following_id', '=', userId)
        .where('newcomer.erasure_due_at', 'is', null)
        .where('newcomer.suspended_at', 'is', null)
        .as('used_by'),
    )
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

export async function isRedeemable(db: Db, code: string, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('referral_codes')
    .select('id')
    .where('code', '=', code)
    .where('is_active', '=', true)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return row !== undefined
}

/** A single statement, so that only one of several parallel requests gets the code. */
export const redeem = (tx: Db, { code, userId, at }: { code: string; userId: string; at: Date }) =>
  tx
    .updateTable('referral_codes')
    .set({ used_at: at, used_by_user_id: userId })
    .where('code', '=', code)
    .where('is_active', '=', true)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('user_id as ownerId')
    .executeTakeFirst()

export const findStats = (db: Db, userId: string, month: string) =>
  db
    .selectFrom('referral_stats')
    .select(['codes_generated', 'codes_used'])
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .executeTakeFirst()

/** Locks the month's row until the transaction ends. False when the limit is reached. */
export async function countGenerated(tx: Db, userId: string, month: string, limit: number): Promise<boolean> {
  const row = await tx
    .insertInto('referral_stats')
    .values({ user_id: userId, month, codes_generated: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'month'])
        .doUpdateSet({ codes_generated: sql`referral_stats.codes_generated + 1` })
        .where('referral_stats.codes_generated', '<', limit),
    )
    .returning('codes_generated')
    .executeTakeFirst()
  return row !== undefined
}

export async function countUsed(tx: Db, userId: string, month: string): Promise<void> {
  await tx
    .insertInto('referral_stats')
    .values({ user_id: userId, month, codes_used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'month']).doUpdateSet({ codes_used: sql`referral_stats.codes_used + 1` }),
    )
    .execute()
}
