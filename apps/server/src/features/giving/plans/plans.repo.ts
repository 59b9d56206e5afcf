import type { BillingCycle, GivingTier } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import type { PaidTier } from '../shared/tiers.rules.ts'

type PlanKey = { tier: GivingTier; cycle: BillingCycle; cents: number }

/** All custom amounts share one plan, and each agreement overrides its price. */
export const customPlanCents = 100

export async function findPlan(
  db: Db,
  environment: string,
  { tier, cycle, cents }: PlanKey,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('giving_plans')
    .select('provider_plan_id as id')
    .where('environment', '=', environment)
    .where('tier', '=', tier as PaidTier)
    .where('billing_cycle', '=', cycle)
    .where('amount_cents', '=', tier === 'custom' ? customPlanCents : cents)
    .executeTakeFirst()
  return row?.id
}

export const insertPlan = (
  db: Db,
  environment: string,
  { tier, cycle, cents, id }: PlanKey & { tier: PaidTier; id: string },
) =>
  db
    .insertInto('giving_plans')
    .values({ environment, tier, billing_cycle: cycle, amount_cents: cents, provider_plan_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
