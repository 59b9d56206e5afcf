import { promises, type PromiseId } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { includes } from '../agreement/agreement.rules.ts'
import { findSupport } from '../agreement/reading.service.ts'
import type { GivingDeps } from '../giving.deps.ts'

/** Asks whether what a promise stands for is open to a member. */
export type IsOpenTo = (db: Db, userId: string, promise: PromiseId) => Promise<boolean>

/** Where no one can give, everything is open to everyone. */
export const openTo =
  ({ clock, provider }: Pick<GivingDeps, 'clock' | 'provider'>): IsOpenTo =>
  async (db, userId, promise) => {
    if (!provider) return true
    const tier = await findSupport({ db, clock }, userId)
    return promises.some(({ id, from }) => id === promise && tier !== null && includes(tier, from))
  }

type Deps = Pick<GivingDeps, 'db' | 'clock' | 'provider'>

/** Whether the member tries what is still being made. The choice stays when a contribution ends, without effect. */
export async function readEarlyAccess(deps: Deps, userId: string) {
  const [isOpen, chosen] = await Promise.all([
    openTo(deps)(deps.db, userId, 'early-access'),
    deps.db.selectFrom('early_access_choices').select('is_on as isOn').where('user_id', '=', userId).executeTakeFirst(),
  ])
  return { isOpen, isOn: isOpen && chosen?.isOn === true }
}

export async function changeEarlyAccess(deps: Deps, userId: string, isOn: boolean) {
  if (!(await openTo(deps)(deps.db, userId, 'early-access'))) throw new AppError('giving.not_included')
  const row = { is_on: isOn, changed_at: deps.clock.now() }
  await deps.db
    .insertInto('early_access_choices')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return { isOpen: true, isOn }
}
