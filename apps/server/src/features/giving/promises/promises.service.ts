import { promises, type PromiseId } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { includes } from '../shared/agreement.rules.ts'
import { findSupport } from '../agreement/reading.service.ts'
import type { GivingDeps } from '../shared/giving.deps.ts'
import { findEarlyAccess, saveEarlyAccess } from '../shared/giving.repo.ts'

/** Checks whether a member may use a feature that a tier promises. */
export type IsOpenTo = (db: Db, userId: string, promise: PromiseId) => Promise<boolean>

/** On installations without contributions, everything is open to everyone. */
export const openTo =
  ({ clock, provider }: Pick<GivingDeps, 'clock' | 'provider'>): IsOpenTo =>
  async (db, userId, promise) => {
    if (!provider) return true
    const tier = await findSupport({ db, clock }, userId)
    return promises.some(({ id, from }) => id === promise && tier !== null && includes(tier, from))
  }

type Deps = Pick<GivingDeps, 'db' | 'clock' | 'provider'>

/**
 * True if the member has chosen to try unfinished features. When their contribution ends, the choice stays but has no
 * effect.
 */
export async function readEarlyAccess(deps: Deps, userId: string) {
  const [isOpen, chosen] = await Promise.all([
    openTo(deps)(deps.db, userId, 'early-access'),
    findEarlyAccess(deps.db, userId),
  ])
  return { isOpen, isOn: isOpen && chosen }
}

export async function changeEarlyAccess(deps: Deps, userId: string, isOn: boolean) {
  if (!(await openTo(deps)(deps.db, userId, 'early-access'))) throw new AppError('giving.not_included')
  await saveEarlyAccess(deps.db, userId, isOn, deps.clock.now())
  return { isOpen: true, isOn }
}
