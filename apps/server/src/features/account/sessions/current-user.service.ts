import type { CurrentUser } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'
import { findCurrentUser } from '../shared/users.repo.ts'

export const readCurrentUser = async ({ db }: { db: Db }, userId: string): Promise<CurrentUser> =>
  orAuthRequired(await findCurrentUser(db, userId))
