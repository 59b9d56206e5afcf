import type { CurrentUser } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { findCurrentUser } from './users.repo.ts'

export async function readCurrentUser({ db }: { db: Db }, userId: string): Promise<CurrentUser> {
  const user = await findCurrentUser(db, userId)
  // The token may outlive the member by some minutes.
  if (!user) throw new AppError('auth.required')
  return user
}
