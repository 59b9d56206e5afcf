import { billingCycles, currency, priceOf, tiers } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import type { PaymentProvider } from '#platform/payment/payment-provider.ts'
import { nameOf, type PaidTier } from '../shared/tiers.rules.ts'
import { customPlanCents, findPlan, insertPlan } from './plans.repo.ts'

const isPaid = (id: string): id is Exclude<PaidTier, 'custom'> => id !== 'financial-difficulty'

const plans = [
  ...tiers
    .map(({ id }) => id)
    .filter(isPaid)
    .flatMap((tier) => billingCycles.map((cycle) => ({ tier, cycle, cents: priceOf(tier, cycle) }))),
  { tier: 'custom' as const, cycle: 'monthly' as const, cents: customPlanCents },
]

/** Creates the plans that are missing at the provider. Plans with earlier prices stay for the members who use them. */
export async function syncPlans({ db, provider }: { db: Db; provider: PaymentProvider }) {
  const done: { tier: string; cycle: string; cents: number; id: string; isNew: boolean }[] = []
  for (const plan of plans) {
    const existing = await findPlan(db, provider.environment, plan)
    const name = `${nameOf(plan.tier)}, ${plan.cycle}`
    const id = existing ?? (await provider.createPlan({ ...plan, name, currency }))
    if (!existing) await insertPlan(db, provider.environment, { ...plan, id })
    done.push({ ...plan, id, isNew: !existing })
  }
  return done
}
