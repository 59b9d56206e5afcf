import type { Db } from '#platform/db/database.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { findForPassword } from '../shared/users.repo.ts'
import { useTextedOwnerCode } from './owner-code.service.ts'

/** True if this is the member's password; always false for members without one. */
export async function confirmPassword(
  { db, passwords }: Pick<AccountDeps, 'db' | 'passwords'>,
  userId: string,
  password: string,
): Promise<boolean> {
  const user = await findForPassword(db, userId)
  return passwords.matches(user?.password, password)
}

/** The dependencies that `security` needs to ask for a proof. */
export const withPasswords = <D extends AccountDeps>(deps: D) => ({
  ...deps,
  account: {
    takeTextedCode: (db: Db, userId: string, code: string) => useTextedOwnerCode({ ...deps, db }, userId, code),
    confirmPassword: (db: Db, userId: string, password: string) => confirmPassword({ ...deps, db }, userId, password),
    stretch: deps.passwords.stretch,
  },
})
