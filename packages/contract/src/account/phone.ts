import { z } from 'zod'
import { phone } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { AuthTokens, SignInReply } from '../http/tokens.ts'
import { displayName } from './names.ts'
import { referralCode } from '../referral/referral.ts'
import { fullOwnerErrors, ownerProof } from './owner-proof.ts'

/** How long a texted code works, and how long to wait before a number can get another. */
export const phoneCodeMinutes = 10
export const phoneCodeWaitSeconds = 60

export const phoneCodeLength = 6

/** Spaces from a paste are fine. */
const code = z
  .string('Verification code must be 6 digits')
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Verification code must be 6 digits'))

/** With a referral code, the request comes from someone new; without one, from a member who signs in. */
export const PhoneCodeRequest = z.object({ phone, referralCode: referralCode.optional() })
export type PhoneCodeRequest = z.infer<typeof PhoneCodeRequest>

export const PhoneSignIn = z.object({ phone, code })
export type PhoneSignIn = z.infer<typeof PhoneSignIn>

export const PhoneRegistration = z.object({ phone, code, displayName, referralCode })
export type PhoneRegistration = z.infer<typeof PhoneRegistration>

export const PhoneChange = z.object({ phone, ...ownerProof })
export type PhoneChange = z.infer<typeof PhoneChange>

const numberErrors = ['phone.number_invalid', 'phone.country_not_served'] as const

/** Reasons why any route may refuse to send a text. */
const sendErrors = [
  ...numberErrors,
  'phone.code_sent_recently',
  'phone.codes_spent',
  'phone.texts_spent',
  'request.not_found',
  'request.too_many',
] as const

/** Reasons why a code isn't accepted. */
const codeErrors = ['security.code_invalid', 'phone.other_browser'] as const

export const phoneRoutes = defineRoutes({
  sendCode: {
    method: 'POST',
    path: '/api/auth/phone/send-code',
    summary:
      'Text a 6-digit code to a phone number: to sign in or, with a referral code, to create an account. The reply is the same whether or not the number has an account.',
    access: 'public',
    body: PhoneCodeRequest,
    reply: z.null(),
    errors: ['referral.code_invalid', ...sendErrors],
    limit: { max: 10, seconds: 60 },
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/phone/login',
    summary: 'Sign in with a texted code. If two-factor authentication is on, the reply asks for its code too.',
    access: 'public',
    body: PhoneSignIn,
    reply: SignInReply,
    errors: [
      ...numberErrors,
      ...codeErrors,
      'account.suspended',
      'service.closed',
      'request.not_found',
      'request.too_many',
    ],
    limit: { max: 20, seconds: 60 },
  },
  register: {
    method: 'POST',
    path: '/api/auth/phone/register',
    summary: 'Create an account with a texted code and a referral code, and sign in.',
    access: 'public',
    body: PhoneRegistration,
    reply: AuthTokens,
    errors: [
      ...numberErrors,
      'referral.code_invalid',
      ...codeErrors,
      'account.phone_taken',
      'request.not_found',
      'request.too_many',
    ],
    limit: { max: 10, seconds: 60 },
  },
  verifyPhone: {
    method: 'POST',
    path: '/api/security/verify-phone',
    summary:
      'Text a code to a phone number that you want to sign in with. If you signed in a while ago, prove that it’s you.',
    access: 'member',
    body: PhoneChange,
    reply: z.null(),
    errors: [...fullOwnerErrors, ...sendErrors],
    limit: { max: 10, seconds: 60 },
  },
  confirmPhone: {
    method: 'POST',
    path: '/api/security/confirm-phone',
    summary: 'Verify the phone number with the texted code. It replaces the one you had.',
    access: 'member',
    body: PhoneSignIn,
    reply: z.null(),
    errors: [...numberErrors, ...codeErrors, 'account.phone_taken', 'request.not_found', 'request.too_many'],
    limit: { max: 20, seconds: 60 },
  },
})
