import { z } from 'zod'
import { password } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { backupCode, twoFactorCode } from '../two-factor.ts'

/** How long a member who asked to be erased can change their mind. */
export const erasureDays = 14

/** What a member needs to know before they decide. */
export const ErasurePreview = z.object({
  /** When the account would be erased, if they asked now. */
  dueAt: z.iso.datetime(),
  /** Payments and refunds, which stay in our books under a random number. */
  receipts: z.int().nonnegative(),
  /** A contribution that is running, and would end. */
  isGiving: z.boolean(),
  /** The ways in which they can prove that it's them. `email` is where a code would go. */
  hasPassword: z.boolean(),
  hasTwoFactor: z.boolean(),
  email: z.string().nullable(),
})
export type ErasurePreview = z.infer<typeof ErasurePreview>

/** One of these is enough. */
export const ErasureProof = z.discriminatedUnion('way', [
  z.object({ way: z.literal('password'), password }),
  z.object({ way: z.literal('authenticator'), code: twoFactorCode }),
  z.object({ way: z.literal('backup-code'), code: backupCode }),
  z.object({ way: z.literal('email'), code: twoFactorCode }),
])
export type ErasureProof = z.infer<typeof ErasureProof>

/** `email` is where we wrote, if there is an address. */
export const ErasureBegun = z.object({ dueAt: z.iso.datetime(), email: z.string().nullable() })
export type ErasureBegun = z.infer<typeof ErasureBegun>

/** What the sign-in page gets from the screen that asked. */
export const ErasureBegunState = z.object({ erasure: ErasureBegun })

export const erasureRoutes = defineRoutes({
  erasurePreview: {
    method: 'GET',
    path: '/api/account/erasure',
    summary: 'Read what erasing your account would mean, and how you can prove that it’s you.',
    access: 'member',
    reply: ErasurePreview,
    errors: [],
  },
  sendErasureCode: {
    method: 'POST',
    path: '/api/account/erasure/code',
    summary: 'Email a code to your verified address, as a proof that it’s you.',
    access: 'member',
    reply: z.object({ email: z.string() }),
    errors: ['account.no_verified_email', 'security.code_sent_recently'],
    limit: { max: 10, seconds: 60 },
  },
  erase: {
    method: 'POST',
    path: '/api/account/erasure',
    summary:
      'Erase your account in 14 days, with one proof that it’s you. Signs out every device and ends your contribution now. Signing in before then stops it.',
    access: 'member',
    body: ErasureProof,
    reply: ErasureBegun,
    errors: ['account.password_wrong', 'security.code_invalid', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
})
