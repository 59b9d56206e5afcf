import type { PasswordChange, PasswordReset } from '@sadhana/contract'
import type { FieldMessage } from '@sadhana/contract/languages'
import { dropWaitingSignIns, recordSecurityEvent, requirePassword } from '#features/security/index.ts'
import type { Caller } from '#platform/caller.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { tokenHash } from '#platform/mail/emailed-tokens.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { withPasswords } from '../owner-proof/owner-proof.service.ts'
import { findResetToken, updateAllResetTokensUsed, updateResetTokenUsed } from '../shared/reset-tokens.repo.ts'
import { endEverything } from '../shared/end-sessions.service.ts'
import { findForPassword, updatePassword } from '../shared/users.repo.ts'

/** Changes the password, or sets the first one for a member who has none. */
export async function changePassword(
  deps: AccountDeps,
  member: { id: string; sessionId: string },
  { currentPassword, code, newPassword }: PasswordChange,
  caller: Caller,
): Promise<null> {
  const { db, clock, endedSessions } = deps
  await requirePassword(withPasswords(deps), member, { password: currentPassword, code })
  const passwordHash = await hashStrong(deps, member.id, newPassword, 'newPassword')
  const ended = await inTransaction(db, async (tx) => {
    const at = clock.now()
    await replacePassword(tx, member.id, passwordHash, at)
    const type = 'password_changed_success'
    await recordSecurityEvent(tx, { userId: member.id, type, at, ip: caller.ip })
    return endEverything(tx, member.id, { at, except: member.sessionId })
  })
  endedSessions.add(ended)
  return null
}

/**
 * Ends every session and starts none, because someone who can read the member's email should still need the two-factor
 * code.
 */
export async function resetPassword(deps: AccountDeps, reset: PasswordReset, caller: Caller): Promise<null> {
  const { db, clock, endedSessions } = deps
  const token = tokenHash(reset.token)
  const resetToken = await findResetToken(db, token)
  if (!resetToken) throw resetFailed('We don’t recognise this token. Please copy it from the email once more')
  if (resetToken.used) throw resetFailed(usedToken)
  if (resetToken.expiresAt <= clock.now()) throw resetFailed('This token has expired. Please ask for a new link')
  const { userId } = resetToken
  const passwordHash = await hashStrong(deps, userId, reset.password, 'password')
  const ended = await inTransaction(db, async (tx) => {
    const at = clock.now()
    if (!(await updateResetTokenUsed(tx, userId, token, at))) throw resetFailed(usedToken)
    await replacePassword(tx, userId, passwordHash, at)
    await recordSecurityEvent(tx, { userId, type: 'password_reset_success', at, ip: caller.ip })
    return endEverything(tx, userId, { at })
  })
  endedSessions.add(ended)
  return null
}

const usedToken = 'This token has already been used. Please ask for a new link'
const resetFailed = (token: FieldMessage) => new AppError('account.reset_failed', { fields: { token } })

async function hashStrong({ db, passwords }: AccountDeps, userId: string, password: string, field: string) {
  const user = await findForPassword(db, userId)
  await passwords.requireStrong(
    password,
    [user?.username ?? null, user?.email ?? null, user?.displayName ?? null],
    field,
  )
  return passwords.hash(password)
}

/** Also ends everything that was started with the old password. */
async function replacePassword(tx: Db, userId: string, passwordHash: string, at: Date): Promise<void> {
  await updatePassword(tx, userId, passwordHash, at)
  await updateAllResetTokensUsed(tx, userId)
  await dropWaitingSignIns(tx, userId)
}
