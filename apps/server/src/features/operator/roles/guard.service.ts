import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Actor } from '../audit/audit.service.ts'
import { hasAnyRole } from './roles.repo.ts'

/** Sanctions can't be applied to yourself or to someone with a role, because that is where a hijacker would start. */
export async function requireOrdinary(db: Db, by: Actor, userId: string): Promise<void> {
  if (typeof by === 'object' && by.id === userId) throw new AppError('operator.not_oneself')
  if (await hasAnyRole(db, userId)) throw new AppError('operator.has_role')
}
