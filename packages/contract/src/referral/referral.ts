import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'

export const referralCodeMaxLength = 32
export const referralMonthlyLimit = 10

const tooLong = 'Referral code is too long'
const groupLength = 5

/** People paste the whole link, leave out hyphens or type O for 0. No code contains the letters I, L or O. */
function readReferralCode(typed: string): string {
  const code = typed.includes('/') ? (/[?&]ref=([^&#]*)/i.exec(typed)?.[1] ?? '') : typed
  const signs = code
    .replaceAll(/%[0-9a-f]{2}/gi, '')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return signs.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? ''
}

/** May be empty. */
export const typedReferralCode = z
  .string('Referral code is required')
  .max(2000, tooLong)
  .transform(readReferralCode)
  .pipe(z.string().max(referralCodeMaxLength, tooLong))

export const referralCode = typedReferralCode.pipe(z.string().min(1, 'Referral code is required'))

export const ReferralCodeEntry = z.object({ code: referralCode })

export const ReferralCode = z.object({
  id: z.uuid(),
  code: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  /** The name of the member who used it, once they follow you. */
  usedBy: z.string().nullable().optional(),
  isActive: z.boolean(),
})
export type ReferralCode = z.infer<typeof ReferralCode>

/** Counts and the limit are for the current month (UTC). */
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
    summary: 'List your referral codes, newest first.',
    access: 'member',
    reply: Referrals,
    errors: [],
  },
  generate: {
    method: 'POST',
    path: '/api/referrals/generate',
    summary: 'Create a referral code, up to the monthly limit.',
    access: 'member',
    reply: ReferralCode,
    errors: ['referral.limit_reached'],
    limit: { max: 60, seconds: 60 },
    creates: true,
  },
})
