import { z } from 'zod'
import { ownerErrors, OwnerProof } from '../account/owner-proof.ts'
import { byId, pageOf, pageQuery, phone } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { accessTokenRoutes } from './access-tokens.ts'
import { twoFactorCode, WaitingSignIn } from '../account/two-factor.ts'

export const verificationContactTypes = ['email', 'phone'] as const
export const verificationCodeMinLength = 4

const verificationCode = z
  .string('Verification code is required')
  .trim()
  .min(verificationCodeMinLength, 'Verification code is required')

/** The forms of a verification as specified. Our routes have their own, stricter ones. */
export const PhoneVerification = z.object({ phone, code: verificationCode })
export const ContactVerification = z.object({
  contact: z.string('Email or phone is required').trim().min(1, 'Email or phone is required'),
  type: z.enum(verificationContactTypes),
  code: verificationCode,
})

/** Emailed links carry their token after `#`, under these names, so that it never reaches a server or a log. */
export const emailLinks = {
  resetPassword: { path: '/login', key: 'reset' },
  verifyEmail: { path: '/verify-email', key: 'token' },
  recoverTwoFactor: { path: '/login', key: 'recovery' },
} as const

export const TwoFactorSetup = z.object({ qrCodeUrl: z.string(), secret: z.string() })
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>

export const BackupCodes = z.object({ backupCodes: z.array(z.string()) })
export type BackupCodes = z.infer<typeof BackupCodes>

/** The events in the security log. The words in a type (failed, success, enabled …) decide its colour on screen. */
export type SecurityEventType =
  | 'account_created_success'
  | 'login_success'
  | 'login_success_new_device'
  | 'login_failed'
  | 'logout_success'
  | 'logout_all_devices_success'
  | 'logout_other_device_success'
  | 'logout_other_devices_success'
  | 'refresh_token_reuse_error'
  | 'password_changed_success'
  | 'password_reset_success'
  | 'email_verified_success'
  | 'email_change_requested'
  | 'email_changed_success'
  | 'phone_verified_success'
  | 'phone_changed_success'
  | '2fa_enabled'
  | '2fa_disabled'
  | '2fa_failed'
  | '2fa_backup_code_success'
  | '2fa_backup_codes_generated'
  | '2fa_recovery_requested'
  | '2fa_recovery_cancelled'
  | '2fa_disabled_by_recovery'
  | 'passkey_added_success'
  | 'passkey_removed'
  | 'passkey_counter_error'
  | 'erasure_requested'
  | 'erasure_stopped'
  | 'social_linked_success'
  | 'social_unlinked'
  | 'account_suspended'
  | 'account_restored'
  | 'logout_by_operator'
  | '2fa_disabled_by_operator'
  | 'access_token_created_success'
  | 'access_token_first_used'
  | 'access_token_revoked'
  | 'access_tokens_ended'
  | 'move_approved_success'

export const SecurityLogEntry = z.object({
  id: z.uuid(),
  eventType: z.string(),
  details: z.string().nullable(),
  ipAddress: z.string().nullable(),
  timestamp: z.iso.datetime(),
})
export type SecurityLogEntry = z.infer<typeof SecurityLogEntry>

export const LoginSession = z.object({
  id: z.uuid(),
  /** Such as "Firefox on Linux". */
  device: z.string(),
  ipAddress: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type LoginSession = z.infer<typeof LoginSession>

export const security = defineRoutes({
  ...accessTokenRoutes,
  enableTwoFactor: {
    method: 'POST',
    path: '/api/security/enable-2fa',
    summary:
      'Start setting up two-factor authentication: a QR code and a secret, valid for ten minutes. If you signed in more than five minutes ago, send your password, or a code if you have none.',
    access: 'member',
    body: OwnerProof.nullish(),
    reply: TwoFactorSetup,
    errors: ['security.two_factor_enabled', 'security.email_unverified', ...ownerErrors, 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  verifyTwoFactorSetup: {
    method: 'POST',
    path: '/api/security/verify-2fa-setup',
    summary: 'Confirm the setup with a code. Returns the backup codes, once.',
    access: 'member',
    body: z.object({ code: twoFactorCode }),
    reply: BackupCodes,
    errors: ['security.code_invalid', 'security.two_factor_enabled'],
    limit: { max: 10, seconds: 60 },
  },
  disableTwoFactor: {
    method: 'POST',
    path: '/api/security/disable-2fa',
    summary:
      'Turn off two-factor authentication, with your password and, if you signed in more than five minutes ago, a code. Members without a password send a code.',
    access: 'member',
    body: OwnerProof,
    reply: z.null(),
    errors: ['security.disable_refused', 'security.factor_needed', 'security.code_invalid', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  generateBackupCodes: {
    method: 'POST',
    path: '/api/security/generate-backup-codes',
    summary:
      'Create new backup codes, with your password and, if you signed in more than five minutes ago, a code. Members without a password send a code. The old ones stop working.',
    access: 'member',
    body: OwnerProof,
    reply: BackupCodes,
    errors: ['security.backup_codes_refused', 'security.factor_needed', 'security.code_invalid', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  logs: {
    method: 'GET',
    path: '/api/security/logs',
    summary: 'List your security log, newest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(SecurityLogEntry),
    errors: [],
  },
  sessions: {
    method: 'GET',
    path: '/api/security/sessions',
    summary: 'List your signed-in devices, most recently used first.',
    access: 'member',
    reply: z.array(LoginSession),
    errors: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/security/sessions/:id',
    summary: 'Sign out one device.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['security.session_not_found'],
    limit: { max: 60, seconds: 60 },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/security/sessions',
    summary: 'Sign out all your other devices.',
    access: 'member',
    reply: z.null(),
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
  sendVerificationEmail: {
    method: 'POST',
    path: '/api/security/send-verification-email',
    summary: 'Email a link and a code to verify your email address.',
    access: 'member',
    reply: z.null(),
    errors: [
      'security.email_missing',
      'security.email_verified',
      'security.code_sent_recently',
      'security.emails_spent',
    ],
    limit: { max: 10, seconds: 60 },
  },
  startRecovery: {
    method: 'POST',
    path: '/api/security/start-2fa-recovery',
    summary: 'Start recovery without an authenticator or backup codes. Emails a link that works after 72 hours.',
    access: 'public',
    body: WaitingSignIn,
    reply: z.object({ availableAt: z.iso.datetime() }),
    errors: ['security.sign_in_expired', 'security.recovery_unavailable'],
    limit: { max: 10, seconds: 60 },
  },
  finishRecovery: {
    method: 'POST',
    path: '/api/security/finish-2fa-recovery',
    summary: 'Finish recovery: turn off two-factor authentication with the emailed link, after the wait.',
    access: 'public',
    body: z.object({ token: z.string().trim().min(1).max(255) }),
    reply: z.null(),
    errors: ['security.recovery_not_ready', 'security.recovery_invalid'],
    limit: { max: 10, seconds: 60 },
  },
  cancelRecovery: {
    method: 'POST',
    path: '/api/security/cancel-2fa-recovery',
    summary: 'Cancel a recovery from any signed-in device.',
    access: 'member',
    reply: z.null(),
    errors: [],
    limit: { max: 10, seconds: 60 },
  },
})
