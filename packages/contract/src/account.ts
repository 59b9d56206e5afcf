import { z } from 'zod'
import { displayName, emailAddress, password, username } from './fields.ts'
import { defineRoutes } from './http.ts'
import { confirmPassword, passwordsMatch } from './new-password.ts'
import { referralCode } from './referral.ts'
import { BackupCodeAnswer, SecondFactorAnswer } from './second-factor.ts'
import { AuthTokens, RefreshReply, SignInReply } from './tokens.ts'

export const currentUserCacheSeconds = 300

export const socialLoginProviders = ['google', 'facebook', 'apple'] as const

export const CurrentUser = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  bio: z.string().nullable(),
  profileImage: z.string().nullable(),
  isVerified: z.boolean(),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  twoFactorEnabled: z.boolean(),
  totalSessions: z.int().nonnegative(),
  followers: z.int().nonnegative(),
  following: z.int().nonnegative(),
  /** When a recovery from a lost second factor was asked for: the moment from which it can be completed. */
  twoFactorRecoveryAt: z.iso.datetime().nullable().optional(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const Registration = z.object({
  username,
  email: emailAddress,
  displayName,
  password,
  referralCode,
})
export type Registration = z.infer<typeof Registration>

/** What the form asks for: the password is typed twice and sent once. */
export const RegistrationForm = Registration.extend({ confirmPassword }).refine(
  (form) => form.password === form.confirmPassword,
  passwordsMatch,
)
export type RegistrationForm = z.infer<typeof RegistrationForm>

export const Credentials = z.object({
  identifier: z
    .string('Username, email, or phone is required')
    .trim()
    .min(1, 'Username, email, or phone is required')
    .max(254, 'Username, email, or phone is too long'),
  password,
})
export type Credentials = z.infer<typeof Credentials>

export const PasswordReset = z
  .object({
    token: z.string('Reset token is required').trim().min(1, 'Reset token is required').max(255),
    password,
    confirmPassword: z.string(),
  })
  .refine((reset) => reset.password === reset.confirmPassword, passwordsMatch)
export type PasswordReset = z.infer<typeof PasswordReset>

/** By the link in the mail, signed in or not, or by the code beside it, signed in. */
export const EmailProof = z
  .object({
    token: z.string().trim().min(1).max(255).optional(),
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Verification code must be 6 digits')
      .optional(),
  })
  .refine(({ token, code }) => (token === undefined) !== (code === undefined), {
    path: ['code'],
    error: 'Verification code is required',
  })
export type EmailProof = z.infer<typeof EmailProof>

export const EmailChange = z.object({ email: emailAddress, password })
export type EmailChange = z.infer<typeof EmailChange>
export const PasswordChange = z.object({ currentPassword: password, newPassword: password })

/** What the form asks for: the new password is typed twice and sent once. */
export const PasswordChangeForm = z
  .object({ currentPassword: password, password, confirmPassword })
  .refine((change) => change.password === change.confirmPassword, passwordsMatch)
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>

export const account = defineRoutes({
  register: {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account with a referral code, and sign in.',
    access: 'public',
    body: Registration,
    reply: AuthTokens,
    errors: [
      'referral.code_invalid',
      'account.username_taken',
      'account.email_taken',
      'account.password_weak',
      'request.too_many',
    ],
    limit: { max: 10, seconds: 60 },
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in with username or email and password; a member with two-factor sign-in is asked for a code.',
    access: 'public',
    body: Credentials,
    reply: SignInReply,
    errors: ['account.invalid_credentials', 'request.too_many'],
    limit: { max: 20, seconds: 60 },
  },
  verifyTwoFactor: {
    method: 'POST',
    path: '/api/auth/verify-2fa',
    summary: 'Complete a sign-in with the code of the authenticator app.',
    access: 'public',
    body: SecondFactorAnswer,
    reply: AuthTokens,
    errors: ['security.code_invalid', 'security.sign_in_expired', 'request.too_many'],
    limit: { max: 20, seconds: 60 },
  },
  verifyBackupCode: {
    method: 'POST',
    path: '/api/auth/verify-backup-code',
    summary: 'Complete a sign-in with a backup code, which is used up by it.',
    access: 'public',
    body: BackupCodeAnswer,
    reply: AuthTokens,
    errors: ['security.code_invalid', 'security.sign_in_expired', 'request.too_many'],
    limit: { max: 20, seconds: 60 },
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh-token',
    summary: 'Trade a refresh token for a new access token.',
    access: 'public',
    body: z.object({ refreshToken: z.string().min(1).max(255) }),
    reply: RefreshReply,
    errors: ['auth.required'],
    limit: { max: 120, seconds: 60 },
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session, or every session of the member. An expired access token does not matter.',
    access: 'public',
    body: z.object({ refreshToken: z.string().min(1).max(255), allDevices: z.boolean().default(false) }),
    reply: z.null(),
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Read the signed-in member.',
    access: 'member',
    reply: CurrentUser,
    errors: [],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mail a reset link, if an account with that email exists; the answer does not tell.',
    access: 'public',
    body: z.object({ email: emailAddress }),
    reply: z.object({ message: z.literal('If an account with that email exists, a reset link has been sent.') }),
    errors: [],
    limit: { max: 10, seconds: 60 },
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the token from the mail. Ends every session and starts none.',
    access: 'public',
    body: PasswordReset,
    reply: z.null(),
    errors: ['account.reset_failed', 'account.password_weak', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Prove an email address by the link or the code that was sent to it.',
    access: 'public',
    body: EmailProof,
    reply: z.object({ email: z.string() }),
    errors: ['security.code_invalid', 'account.email_taken', 'auth.required'],
    limit: { max: 20, seconds: 60 },
  },
  changeEmail: {
    method: 'PUT',
    path: '/api/account/email',
    summary: 'Ask to change the email address; it changes when the new one is verified.',
    access: 'member',
    body: EmailChange,
    reply: z.object({ message: z.literal('Please follow the link we sent to your new email address.') }),
    errors: ['account.password_wrong', 'security.code_sent_recently', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Change the password. Every other session ends.',
    access: 'member',
    body: PasswordChange,
    reply: z.null(),
    errors: ['account.password_wrong', 'account.password_weak', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
})
