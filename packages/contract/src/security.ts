import { z } from 'zod'
import { pageOf, pageQuery, password } from './fields.ts'
import { defineRoutes } from './http.ts'
import { twoFactorCode, WaitingSignIn } from './second-factor.ts'

export const verificationContactTypes = ['email', 'phone'] as const
export const verificationCodeMinLength = 4

/** Links in mails carry their secret behind `#`, under these names, so that no server or log ever sees it. */
export const mailLinks = {
  resetPassword: { path: '/login', key: 'reset' },
  verifyEmail: { path: '/verify-email', key: 'token' },
  recoverTwoFactor: { path: '/login', key: 'recovery' },
} as const

export const TwoFactorSetup = z.object({ qrCodeUrl: z.string(), secret: z.string() })
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>

export const BackupCodes = z.object({ backupCodes: z.array(z.string()) })
export type BackupCodes = z.infer<typeof BackupCodes>

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

const passwordOnly = z.object({ password })

export const security = defineRoutes({
  enableTwoFactor: {
    method: 'POST',
    path: '/api/security/enable-2fa',
    summary: 'Begin to set up two-factor sign-in: a QR code and a secret, good for ten minutes.',
    access: 'member',
    reply: TwoFactorSetup,
    errors: ['security.two_factor_enabled'],
    limit: { max: 10, seconds: 60 },
  },
  verifyTwoFactorSetup: {
    method: 'POST',
    path: '/api/security/verify-2fa-setup',
    summary: 'Confirm the setup with a code; answers the backup codes, once.',
    access: 'member',
    body: z.object({ code: twoFactorCode }),
    reply: BackupCodes,
    errors: ['security.code_invalid', 'security.two_factor_enabled'],
    limit: { max: 10, seconds: 60 },
  },
  disableTwoFactor: {
    method: 'POST',
    path: '/api/security/disable-2fa',
    summary: 'Switch two-factor sign-in off.',
    access: 'member',
    body: passwordOnly,
    reply: z.null(),
    errors: ['security.disable_refused', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  generateBackupCodes: {
    method: 'POST',
    path: '/api/security/generate-backup-codes',
    summary: 'Replace the backup codes; the old ones stop working.',
    access: 'member',
    body: passwordOnly,
    reply: BackupCodes,
    errors: ['security.backup_codes_refused', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  logs: {
    method: 'GET',
    path: '/api/security/logs',
    summary: 'Read the security log, newest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(SecurityLogEntry),
    errors: [],
  },
  sessions: {
    method: 'GET',
    path: '/api/security/sessions',
    summary: 'List the signed-in devices, the latest used first.',
    access: 'member',
    reply: z.array(LoginSession),
    errors: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/security/sessions/:id',
    summary: 'Sign a device out.',
    access: 'member',
    params: z.object({ id: z.uuid() }),
    reply: z.null(),
    errors: ['security.session_not_found'],
  },
  sendVerificationEmail: {
    method: 'POST',
    path: '/api/security/send-verification-email',
    summary: 'Mail a link and a code that prove the email address.',
    access: 'member',
    reply: z.null(),
    errors: ['security.email_missing', 'security.email_verified', 'security.code_sent_recently'],
    limit: { max: 10, seconds: 60 },
  },
  startRecovery: {
    method: 'POST',
    path: '/api/security/start-2fa-recovery',
    summary: 'Ask to sign in without the second factor: a link by mail that works after a wait of 72 hours.',
    access: 'public',
    body: WaitingSignIn,
    reply: z.object({ availableAt: z.iso.datetime() }),
    errors: ['security.sign_in_expired', 'security.recovery_unavailable'],
    limit: { max: 10, seconds: 60 },
  },
  finishRecovery: {
    method: 'POST',
    path: '/api/security/finish-2fa-recovery',
    summary: 'Switch two-factor sign-in off with the link from the mail, after the wait.',
    access: 'public',
    body: z.object({ token: z.string().trim().min(1).max(255) }),
    reply: z.null(),
    errors: ['security.recovery_not_ready', 'security.recovery_invalid'],
    limit: { max: 10, seconds: 60 },
  },
  cancelRecovery: {
    method: 'POST',
    path: '/api/security/cancel-2fa-recovery',
    summary: 'Call off a recovery from a lost second factor, from any signed-in device.',
    access: 'member',
    reply: z.null(),
    errors: [],
    limit: { max: 10, seconds: 60 },
  },
})
