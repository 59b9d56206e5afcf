import { z } from 'zod'
import { emailDeliveryRoutes } from './email-delivery.ts'
import { erasureRoutes } from './erasure.ts'
import { fullOwnerErrors, ownerErrors, ownerProof } from './owner-proof.ts'
import { socialRoutes } from './social.ts'
import { emailAddress, password } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { displayName, username } from './names.ts'
import { languages } from '../language/language.ts'
import { confirmPassword, passwordsMatch } from './confirmed-password.ts'
import { passkeyRoutes } from './passkeys.ts'
import { referralCode } from '../referral/referral.ts'
import { ClosingNotice, SwitchName } from '../switches/switches.ts'
import { BackupCodeAnswer, TwoFactorAnswer } from './two-factor.ts'
import { AuthTokens, RefreshReply, SignInReply } from '../http/tokens.ts'

export const currentUserCacheSeconds = 300

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
  /** False for members who sign in another way. */
  hasPassword: z.boolean().optional(),
  totalSessions: z.int().nonnegative(),
  followers: z.int().nonnegative(),
  following: z.int().nonnegative(),
  /** The number of unused backup codes, with two-factor authentication. */
  backupCodesLeft: z.int().nonnegative().optional(),
  /** When a pending two-factor recovery can be completed. */
  twoFactorRecoveryAt: z.iso.datetime().nullable().optional(),
  createdAt: z.iso.datetime().optional(),
  /** The name of the member whose referral code they used. */
  invitedBy: z.string().nullable().optional(),
  /** True while the member can replace a username that we made for them. */
  canChangeUsername: z.boolean().optional(),
  /** The language of their emails. */
  language: z.enum(languages).optional(),
  /** True if this browser's pages were in another language until now: the next one is in that of the account. */
  followsLanguage: z.boolean().optional(),
  /** What operators have turned off for everyone. */
  off: z.array(SwitchName).optional(),
  /** Only while the installation is about to close. */
  closing: ClosingNotice.optional(),
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

/** The form: the password is typed twice and sent once. */
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

export const ForgottenPassword = z.object({ email: emailAddress })
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

export const PasswordReset = z
  .object({
    token: z.string('Reset token is required').trim().min(1, 'Reset token is required').max(255),
    password,
    confirmPassword: z.string(),
  })
  .refine((reset) => reset.password === reset.confirmPassword, passwordsMatch)
export type PasswordReset = z.infer<typeof PasswordReset>

/** Either the token from the emailed link, signed in or not, or the emailed code when signed in. */
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

export const EmailChange = z.object({ email: emailAddress, ...ownerProof })
export type EmailChange = z.infer<typeof EmailChange>
/** Members who have no password yet send a code instead. */
export const PasswordChange = z.object({
  currentPassword: ownerProof.password,
  code: ownerProof.code,
  newPassword: password,
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** The form: the new password is typed twice and sent once. */
export const PasswordChangeForm = z
  .object({ currentPassword: ownerProof.password, code: ownerProof.code, password, confirmPassword })
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
      'account.suspended',
      'request.too_many',
    ],
    limit: { max: 10, seconds: 60 },
    repeatable: true,
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary:
      'Sign in with a username, email or phone number and a password. If two-factor authentication is on, the reply asks for a code.',
    access: 'public',
    body: Credentials,
    reply: SignInReply,
    errors: ['account.invalid_credentials', 'account.suspended', 'service.closed', 'request.too_many'],
    limit: { max: 20, seconds: 60 },
  },
  verifyTwoFactor: {
    method: 'POST',
    path: '/api/auth/verify-2fa',
    summary: 'Finish signing in with a code from the authenticator app.',
    access: 'public',
    body: TwoFactorAnswer,
    reply: AuthTokens,
    errors: [
      'security.code_invalid',
      'security.sign_in_expired',
      'account.suspended',
      'service.closed',
      'request.too_many',
    ],
    limit: { max: 20, seconds: 60 },
  },
  verifyBackupCode: {
    method: 'POST',
    path: '/api/auth/verify-backup-code',
    summary: 'Finish signing in with a backup code. Each code works once.',
    access: 'public',
    body: BackupCodeAnswer,
    reply: AuthTokens,
    errors: [
      'security.code_invalid',
      'security.sign_in_expired',
      'account.suspended',
      'service.closed',
      'request.too_many',
    ],
    limit: { max: 20, seconds: 60 },
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh-token',
    summary: 'Exchange a refresh token for a new access token.',
    access: 'public',
    body: z.object({ refreshToken: z.string().min(1).max(255) }),
    reply: RefreshReply,
    errors: ['auth.required', 'account.suspended'],
    limit: { max: 120, seconds: 60 },
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary:
      'Sign out here or on all your devices; an expired access token is fine. All devices takes a valid access token, the browser’s cookie, or, where there is none, the latest refresh token.',
    access: 'public',
    body: z.object({ refreshToken: z.string().min(1).max(255), allDevices: z.boolean().default(false) }),
    reply: z.null(),
    errors: ['auth.required'],
    limit: { max: 60, seconds: 60 },
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Get the signed-in member.',
    access: 'member',
    reply: CurrentUser,
    errors: [],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Email a password reset link. The reply is the same whether or not the account exists.',
    access: 'public',
    body: ForgottenPassword,
    reply: z.object({ message: z.string() }),
    errors: [],
    limit: { max: 10, seconds: 60 },
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the emailed token. Signs out every device.',
    access: 'public',
    body: PasswordReset,
    reply: z.null(),
    errors: ['account.reset_failed', 'account.password_weak', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Verify an email address with the emailed link or code.',
    access: 'public',
    body: EmailProof,
    /** A link that was already used doesn't fail: the reply says so. */
    reply: z.object({ email: z.string(), alreadyVerified: z.boolean().optional() }),
    errors: ['security.code_invalid', 'account.email_taken', 'auth.required'],
    limit: { max: 20, seconds: 60 },
  },
  changeEmail: {
    method: 'PUT',
    path: '/api/account/email',
    summary: 'Request a new email address. It takes effect once it’s verified.',
    access: 'member',
    body: EmailChange,
    reply: z.object({ message: z.string() }),
    errors: [...fullOwnerErrors, 'security.code_sent_recently', 'security.emails_spent', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Change your password, or set your first one, and sign out your other devices.',
    access: 'member',
    body: PasswordChange,
    reply: z.null(),
    errors: [...ownerErrors, 'account.password_weak', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  ...emailDeliveryRoutes,
  ...erasureRoutes,
  ...passkeyRoutes,
  ...socialRoutes,
})
