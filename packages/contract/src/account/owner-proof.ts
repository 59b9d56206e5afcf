import { z } from 'zod'
import { password } from '../http/fields.ts'
import { backupCodeLength } from './two-factor.ts'

/**
 * How a signed-in member proves that it’s them: with the password or, if they have none, with a code. The code is from
 * the authenticator app, a backup code or, without two-factor authentication, one that we email or text. If a recent
 * sign-in is enough, so is `confirmWithPasskey`.
 */
export const ownerProof = {
  password: password.optional(),
  code: z
    .string()
    .trim()
    .min(1, 'Verification code is required')
    .max(backupCodeLength.max, 'Please use fewer characters')
    .optional(),
}

/** The errors of every route that asks for it. */
export const ownerErrors = ['account.password_wrong', 'security.password_needed', 'security.code_invalid'] as const

/** The errors where the password alone isn't enough for a member with two-factor authentication. */
export const fullOwnerErrors = [...ownerErrors, 'security.factor_needed'] as const

export const OwnerProof = z.object(ownerProof)
export type OwnerProof = z.infer<typeof OwnerProof>
