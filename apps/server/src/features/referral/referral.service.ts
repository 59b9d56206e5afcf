import { randomBytes } from 'node:crypto'
import { type ReferralCode, type Referrals, referralMonthlyLimit } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { countGenerated, countUsed, findStats, insertCode, isRedeemable, listCodes, redeem } from './referral.repo.ts'
import { expiryOf, formatCode, isActiveAt, monthOf, randomBytesOfCode } from './referral.rules.ts'

export type ReferralDeps = { db: Db; clock: Clock }

const newCode = (at: Date) => ({
  code: formatCode(randomBytes(randomBytesOfCode)),
  createdAt: at,
  expiresAt: expiryOf(at),
})

/** A code without an owner: for the first members and for people invited from the waitlist. */
export async function createOperatorCode(tx: Db, clock: Clock): Promise<{ id: string; code: string; expiresAt: Date }> {
  const { id, code, expires_at: expiresAt } = await insertCode(tx, newCode(clock.now()))
  return { id, code, expiresAt }
}

/** An early check. `redeemCode` makes the final decision. */
export async function requireRedeemableCode(db: Db, code: string, at: Date): Promise<void> {
  if (!(await isRedeemable(db, code, at))) throw invalidCode()
}

/** Uses up the code for a member created in the same transaction, and returns the id of the member who invited them. */
export async function redeemCode(tx: Db, code: string, userId: string, at: Date): Promise<string | null> {
  const redeemed = await redeem(tx, { code, userId, at })
  if (!redeemed) throw invalidCode()
  if (redeemed.ownerId) await countUsed(tx, redeemed.ownerId, monthOf(at))
  return redeemed.ownerId
}

const invalidCode = () =>
  new AppError('referral.code_invalid', { fields: { referralCode: 'This referral code isn’t valid' } })

export async function listReferrals({ db, clock }: ReferralDeps, userId: string): Promise<Referrals> {
  const now = clock.now()
  const [codes, stats] = await Promise.all([listCodes(db, userId), findStats(db, userId, monthOf(now))])
  return {
    referralCodes: codes.map((row) => toReferralCode(row, now)),
    stats: { codesGenerated: stats?.codes_generated ?? 0, codesUsed: stats?.codes_used ?? 0 },
    monthlyLimit: referralMonthlyLimit,
  }
}

export async function generateCode({ db, clock }: ReferralDeps, userId: string): Promise<ReferralCode> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (!(await countGenerated(tx, userId, monthOf(now), referralMonthlyLimit))) {
      throw new AppError('referral.limit_reached')
    }
    return toReferralCode(await insertCode(tx, { ...newCode(now), userId }), now)
  })
}

type Row = Awaited<ReturnType<typeof insertCode>> & { used_by?: string | null }

const toReferralCode = (row: Row, now: Date): ReferralCode => ({
  id: row.id,
  code: row.code,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
  usedBy: row.used_by ?? null,
  isActive: isActiveAt({ isActive: row.is_active, usedAt: row.used_at, expiresAt: row.expires_at }, now),
})
