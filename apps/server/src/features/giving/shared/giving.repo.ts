import type { BillingCycle, GivingTier } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'
import type { AgreementState } from './agreement.rules.ts'

/**
 * The random id that represents the member in the ledger, created with their first contribution. Locks it, so that
 * everything else about this member's contributions waits until the transaction ends.
 */
export const lockSubject = async (tx: Db, userId: string): Promise<string> => {
  const { subject_id } = await tx
    .insertInto('giving_subjects')
    .values({ user_id: userId, subject_id: newId() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning('subject_id')
    .executeTakeFirstOrThrow()
  return subject_id
}

const paymentColumns = [
  'id',
  'user_id as userId',
  'payment_tier as tier',
  'amount_cents as cents',
  'currency',
  'payment_method as method',
  'payment_status as status',
  'recurring_payment as isRecurring',
  'billing_cycle as cycle',
  'provider_reference as reference',
  'approve_url as approveUrl',
  'payment_date as startedAt',
] as const

export type NewPaymentRow = {
  id: string
  userId: string
  tier: GivingTier
  cents: number
  currency: string
  cycle: BillingCycle | null
  isRecurring: boolean
  at: Date
}

/** Returns false if there already is a payment with this id. */
export async function insertPayment(
  tx: Db,
  row: NewPaymentRow,
  state: Pick<PaymentRow, 'method' | 'status'>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('user_payments')
    .values({
      id: row.id,
      user_id: row.userId,
      payment_tier: row.tier,
      amount_cents: row.cents,
      currency: row.currency,
      billing_cycle: row.cycle,
      recurring_payment: row.isRecurring,
      payment_method: state.method,
      payment_status: state.status,
      payment_date: row.at,
      created_at: row.at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

const payments = (db: Db) => db.selectFrom('user_payments').select(paymentColumns)

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

export const findPayment = (db: Db, id: string) => payments(db).where('id', '=', id).executeTakeFirst()

export const findPaymentByReference = (db: Db, reference: string) =>
  payments(db).where('provider_reference', '=', reference).executeTakeFirst()

/** The payment with this id. Without an id, the latest that was sent to the provider. */
export const findStartedPayment = (db: Db, userId: string, { id, since }: { id?: string | undefined; since: Date }) =>
  payments(db)
    .where('user_id', '=', userId)
    .where('payment_method', '=', 'paypal')
    .$if(id === undefined, (query) => query.where('payment_date', '>', since))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('payment_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const listOpenGifts = (db: Db, since: Date) =>
  payments(db)
    .where('recurring_payment', '=', false)
    .where('provider_reference', 'is not', null)
    .where('payment_status', 'in', ['pending', 'completed'])
    .where('created_at', '>', since)
    .orderBy('id')
    .execute()

export const updatePayment = (
  tx: Db,
  id: string,
  values: { reference?: string; approveUrl?: string; status?: PaymentRow['status'] },
) =>
  tx
    .updateTable('user_payments')
    .set({
      ...(values.reference && { provider_reference: values.reference }),
      ...(values.approveUrl && { approve_url: values.approveUrl }),
      ...(values.status && { payment_status: values.status }),
    })
    .where('id', '=', id)
    .execute()

/** Marks as failed the one-time contributions that the member has started but not paid. */
export const failOpenGifts = (tx: Db, userId: string) =>
  tx
    .updateTable('user_payments')
    .set({ payment_status: 'failed' })
    .where('user_id', '=', userId)
    .where('recurring_payment', '=', false)
    .where('payment_status', '=', 'pending')
    .execute()

const subscriptionColumns = [
  'id',
  'user_id as userId',
  'subscription_tier as tier',
  'amount_cents as cents',
  'currency',
  'billing_cycle as cycle',
  'status',
  'status_at as statusAt',
  'failed_at as failedAt',
  'provider_subscription_id as reference',
  'start_date as startDate',
  'starts_on as startsOn',
  'end_date as endDate',
  'ending_asked_at as endingRequestedAt',
  'created_at as createdAt',
] as const

const subscriptions = (db: Db) => db.selectFrom('user_subscriptions').select(subscriptionColumns)

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

export const findSubscription = (db: Db, id: string) => subscriptions(db).where('id', '=', id).executeTakeFirst()

/** Oldest first. */
export const listSubscriptions = (db: Db, userId: string) =>
  subscriptions(db).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

/** Every agreement that the provider may still change or has ended recently. */
export const listToCompare = (db: Db, endedSince: Date) =>
  subscriptions(db)
    .where('provider_subscription_id', 'is not', null)
    .where((eb) => eb.or([eb('status', 'not in', ['cancelled', 'expired']), eb('status_at', '>', endedSince)]))
    .orderBy('id')
    .execute()

export const insertSubscription = (
  tx: Db,
  row: NewPaymentRow & { status: 'pending' | 'active'; startsOn: Date | null },
) =>
  tx
    .insertInto('user_subscriptions')
    .values({
      user_id: row.userId,
      id: row.id,
      subscription_tier: row.tier,
      amount_cents: row.cents,
      currency: row.currency,
      billing_cycle: row.cycle ?? 'monthly',
      status: row.status,
      start_date: row.at,
      starts_on: row.startsOn,
      created_at: row.at,
    })
    .execute()

type SubscriptionChange = Partial<AgreementState & Pick<SubscriptionRow, 'reference' | 'endDate' | 'endingRequestedAt'>>

export const updateSubscription = (tx: Db, { userId, id }: SubscriptionRow, change: SubscriptionChange, now: Date) =>
  tx
    .updateTable('user_subscriptions')
    .set({
      ...(change.status && { status: change.status }),
      ...(change.statusAt && { status_at: change.statusAt }),
      ...(change.failedAt && { failed_at: change.failedAt }),
      ...(change.reference && { provider_subscription_id: change.reference }),
      ...(change.endDate !== undefined && { end_date: change.endDate }),
      ...(change.endingRequestedAt && { ending_asked_at: change.endingRequestedAt }),
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()

export const isOurPlan = async (db: Db, plan: string): Promise<boolean> => {
  const row = await db.selectFrom('giving_plans').select('tier').where('provider_plan_id', '=', plan).executeTakeFirst()
  return row !== undefined
}

/** Members who have never chosen have no row. */
export async function findEarlyAccess(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('early_access_choices')
    .select('is_on as isOn')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.isOn ?? false
}

export async function saveEarlyAccess(db: Db, userId: string, isOn: boolean, at: Date): Promise<void> {
  const row = { is_on: isOn, changed_at: at }
  await db
    .insertInto('early_access_choices')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}
