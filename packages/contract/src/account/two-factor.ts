import { z } from 'zod'

export const twoFactorCodeLength = 6
export const backupCodeLength = { min: 8, max: 32 } as const

const invalid = 'Invalid verification code. Please try again.'

/** Six digits from an authenticator app. We ignore the spaces that some apps show. */
export const twoFactorCode = z
  .string(invalid)
  .transform((text) => text.replaceAll(' ', ''))
  .pipe(z.string().regex(/^\d{6}$/, invalid))

export const backupCode = z.string(invalid).trim().min(backupCodeLength.min, invalid).max(backupCodeLength.max, invalid)

const waitingSignIn = { userId: z.uuid(), tempToken: z.string().min(1).max(255) }

export const TwoFactorAnswer = z.object({ ...waitingSignIn, code: twoFactorCode })
export type TwoFactorAnswer = z.infer<typeof TwoFactorAnswer>

export const BackupCodeAnswer = z.object({
  ...waitingSignIn,
  code: backupCode,
})
export type BackupCodeAnswer = z.infer<typeof BackupCodeAnswer>

export const WaitingSignIn = z.object(waitingSignIn)
export type WaitingSignIn = z.infer<typeof WaitingSignIn>
