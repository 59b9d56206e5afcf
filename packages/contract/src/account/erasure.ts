import { z } from 'zod'
import { password } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { backupCode, twoFactorCode } from './two-factor.ts'
import { PasskeyAnswer, PasskeyQuestion } from './passkeys.ts'
import { SocialLoginProvider, socialState } from './social.ts'

/** How long a member who asked to be erased can change their mind. */
export const erasureDays = 14

/** What a member needs to know before they decide. */
export const ErasurePreview = z.object({
  /** When the account would be erased, if they asked now. */
  dueAt: z.iso.datetime(),
  /** Payments and refunds, which stay in our books under a random number. */
  receipts: z.int().nonnegative(),
  /** True if there is a contribution, which would end. */
  isGiving: z.boolean(),
  /** True if everything was added in another installation lately, so that nothing has to wait here. */
  hasMoved: z.boolean(),
  /** The ways in which members can prove that it's them. A code would be sent to `email`. */
  hasPassword: z.boolean(),
  hasTwoFactor: z.boolean(),
  hasPasskey: z.boolean(),
  /** Providers that are linked, and that this installation is connected to. */
  providers: z.array(SocialLoginProvider),
  email: z.string().nullable(),
  /** Where a code would be sent if there is no such email. */
  phone: z.string().nullable(),
})
export type ErasurePreview = z.infer<typeof ErasurePreview>

/** 32 random bytes in base64url, which are in the address when a provider sends the member back. */
const providerProof = z.string().regex(/^[\w-]{43}$/)

/** One of these proofs is enough. */
export const ErasureProof = z.discriminatedUnion('way', [
  z.object({ way: z.literal('password'), password }),
  z.object({ way: z.literal('authenticator'), code: twoFactorCode }),
  z.object({ way: z.literal('backup-code'), code: backupCode }),
  z.object({ way: z.literal('email'), code: twoFactorCode }),
  z.object({ way: z.literal('phone'), code: twoFactorCode }),
  z.object({ way: z.literal('passkey'), answer: PasskeyAnswer }),
  z.object({ way: z.literal('provider'), proof: providerProof }),
])
export type ErasureProof = z.infer<typeof ErasureProof>

const proofErrors = [
  'account.password_wrong',
  'account.passkey_refused',
  'account.passkey_suspect',
  'account.social_expired',
  'security.code_invalid',
  'request.too_many',
] as const

/** `email` is the address we wrote to, if there is one. */
export const ErasureBegun = z.object({ dueAt: z.iso.datetime(), email: z.string().nullable() })
export type ErasureBegun = z.infer<typeof ErasureBegun>

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
    summary:
      'Send a code to your verified email or, if you have none, to your verified phone, as a proof that it’s you.',
    access: 'member',
    /** `contact` is the email or number to which the code was sent. */
    reply: z.object({ contact: z.string() }),
    errors: [
      'account.no_verified_email',
      'security.code_sent_recently',
      'phone.code_sent_recently',
      'phone.codes_spent',
      'phone.texts_spent',
    ],
    limit: { max: 10, seconds: 60 },
  },
  askErasurePasskey: {
    method: 'POST',
    path: '/api/account/erasure/passkey',
    summary:
      'Ask your passkeys to show that it’s you: a question that one of them can answer once, within five minutes.',
    access: 'member',
    reply: PasskeyQuestion,
    errors: ['account.passkey_not_found'],
    limit: { max: 10, seconds: 60 },
  },
  startErasureProvider: {
    method: 'POST',
    path: '/api/account/erasure/provider',
    summary:
      'Start signing in at a provider again to show that it’s you. Send 32 random bytes in base64url as the state, open the address, and you come back to /settings/erase with the state and a proof. Only this session can use the proof, once, within five minutes.',
    access: 'member',
    body: z.object({ provider: SocialLoginProvider, state: socialState }),
    /** The address that the browser opens. */
    reply: z.object({ url: z.string() }),
    errors: ['account.social_not_linked', 'account.social_unreachable', 'request.not_found'],
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
    errors: proofErrors,
    limit: { max: 10, seconds: 60 },
  },
  eraseAtOnce: {
    method: 'POST',
    path: '/api/account/erasure/at-once',
    summary:
      'Erase your account now, after a move to another installation, with one proof that it’s you. Nothing can stop it.',
    access: 'member',
    body: ErasureProof,
    reply: ErasureBegun,
    errors: ['account.not_moved', ...proofErrors],
    limit: { max: 10, seconds: 60 },
  },
})
