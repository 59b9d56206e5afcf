import { z } from 'zod'
import { defineRoutes } from './http.ts'

export const referralCodeMaxLength = 32
export const referralMonthlyLimit = 10

export const referralCode = z
  .string('Referral code is required')
  .trim()
  .min(1, 'Referral code is required')
  .max(referralCodeMaxLength, 'Referral code is too long')

export const ReferralCodeEntry = z.object({ code: referralCode })

export const ReferralCode = z.object({
  id: z.uuid(),
  code: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  isActive: z.boolean(),
})
export type ReferralCode = z.infer<typeof ReferralCode>

/** The figures are those of the current month (UTC), which is what the limit counts. */
export const Referrals = z.object({
  referralCodes: z.array(ReferralCode),
  stats: z.object({ codesGenerated: z.int().nonnegative(), codesUsed: z.int().nonnegative() }),
  monthlyLimit: z.int().positive(),
})
export type Referrals = z.infer<typeof Referrals>

export const referral = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/referrals',
    summary: 'List the member’s referral codes, newest first.',
    access: 'member',
    reply: Referrals,
    errors: [],
  },
  generate: {
    method: 'POST',
    path: '/api/referrals/generate',
    summary: 'Make a referral code, up to the monthly limit.',
    access: 'member',
    reply: ReferralCode,
    errors: ['referral.limit_reached'],
    creates: true,
  },
})
