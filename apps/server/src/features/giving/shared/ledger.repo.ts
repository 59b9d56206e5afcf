import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'
import type { Paid } from './agreement.rules.ts'
import type { PaymentRow } from './giving.repo.ts'
import type { PaidTier } from './tiers.rules.ts'

type Entry = {
  subjectId: string
  kind: 'payment' | 'refund' | 'reversal'
  providerId: string
  refunds: string | null
  cents: number
  currency: string
  at: Date
}

/** Returns the new row's id, or undefined if the entry is already in the ledger. */
export const insertEntry = (
  tx: Db,
  { subjectId, kind, providerId, refunds, cents, currency, at }: Entry,
  { id, tier, cycle }: Pick<PaymentRow, 'id' | 'tier' | 'cycle'>,
) =>
  tx
    .insertInto('payment_ledger')
    .values({
      id: newId(),
      subject_id: subjectId,
      kind,
      provider_id: providerId,
      refunds,
      payment_id: id,
      payment_tier: tier,
      billing_cycle: cycle,
      amount_cents: cents,
      currency,
      occurred_at: at,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'provider_id']).doNothing())
    .returning('id')
    .executeTakeFirst()

const columns = [
  'id',
  'subject_id as subjectId',
  'kind',
  'provider_id as providerId',
  'payment_id as paymentId',
  'payment_tier as tier',
  'billing_cycle as cycle',
  'amount_cents as cents',
  'currency',
  'occurred_at as at',
] as const

export const findPaid = (db: Db, providerId: string) =>
  db
    .selectFrom('payment_ledger')
    .select(columns)
    .where('kind', '=', 'payment')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()

/** The payments of one contribution, each with the amount refunded so far. */
export const listPaid = (db: Db, paymentId: string): Promise<(Paid & { providerId: string })[]> =>
  db
    .selectFrom('payment_ledger as paid')
    .innerJoin('user_payments as agreed', 'agreed.id', 'paid.payment_id')
    .select(['paid.provider_id as providerId', 'occurred_at as at', 'paid.amount_cents as cents'])
    .select(sql<boolean>`paid.currency <> agreed.currency or paid.amount_cents < agreed.amount_cents`.as('isShort'))
    .select(
      sql<number>`(select coalesce(sum(back.amount_cents), 0)::int from payment_ledger back
        where back.refunds = paid.provider_id)`.as('returnedCents'),
    )
    .where('kind', '=', 'payment')
    .where('payment_id', '=', paymentId)
    .execute()

/**
 * The subject of an earlier entry for the same contribution. Needed for payments that arrive after the member was
 * erased.
 */
export const findSubjectOf = (db: Db, paymentId: string) =>
  db.selectFrom('payment_ledger').select('subject_id as id').where('payment_id', '=', paymentId).executeTakeFirst()

const net = sql<number>`coalesce(sum(case kind when 'payment' then amount_cents else -amount_cents end), 0)::int`

/** What one member has given, minus refunds. */
export const sumOfMember = (db: Db, userId: string) =>
  db
    .selectFrom('payment_ledger')
    .innerJoin('giving_subjects', 'giving_subjects.subject_id', 'payment_ledger.subject_id')
    .select([net.as('cents'), sql<number>`count(*) filter (where kind = 'payment')::int`.as('payments')])
    .where('giving_subjects.user_id', '=', userId)
    .executeTakeFirstOrThrow()

/** What all members gave in a period, in one currency. */
export const sumReceived = (db: Db, currency: string, { from, to }: { from?: Date; to?: Date } = {}) =>
  db
    .selectFrom('payment_ledger')
    .select([net.as('cents'), sql<Date | null>`min(occurred_at)`.as('since')])
    .where('currency', '=', currency)
    .$if(from !== undefined, (query) => query.where('occurred_at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (query) => query.where('occurred_at', '<', to ?? new Date(0)))
    .executeTakeFirstOrThrow()

export const countSupporters = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('user_subscriptions')
    .select(sql<number>`count(distinct user_id)::int`.as('count'))
    .where('status', '=', 'active')
    .where('ending_asked_at', 'is', null)
    .where('amount_cents', '>', 0)
    .executeTakeFirstOrThrow()
  return count
}

/** The number of payments started since then that the provider hasn't confirmed. */
export const countUnconfirmed = async (db: Db, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('user_payments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('payment_status', '=', 'pending')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first. */
export const listReceipts = (
  db: Db,
  userId: string,
  { after, count }: { after?: { at: string; id: string } | undefined; count: number },
) =>
  db
    .selectFrom('payment_ledger as entry')
    .innerJoin('giving_subjects', 'giving_subjects.subject_id', 'entry.subject_id')
    .select([
      'entry.id',
      'kind',
      'provider_id as providerId',
      'payment_tier as tier',
      'billing_cycle as cycle',
      'amount_cents as cents',
      'currency',
      'occurred_at as occurredAt',
      sql<string>`(extract(epoch from occurred_at) * 1000000)::bigint::text`.as('at'),
    ])
    .where('giving_subjects.user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`((extract(epoch from occurred_at) * 1000000)::bigint, entry.id) < (${after?.at ?? '0'}::bigint, ${after?.id ?? ''}::uuid)`,
      ),
    )
    .orderBy('occurred_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(count)
    .execute()

/** The receipt with the member's email address. Undefined if the member was erased or has no address. */
export const findReceipt = (db: Db, id: string) =>
  db
    .selectFrom('payment_ledger as entry')
    .innerJoin('giving_subjects', 'giving_subjects.subject_id', 'entry.subject_id')
    .innerJoin('users', 'users.id', 'giving_subjects.user_id')
    .select([
      'users.id as userId',
      'entry.kind',
      'entry.provider_id as providerId',
      'entry.refunds',
      'entry.payment_tier as tier',
      'entry.billing_cycle as cycle',
      'entry.amount_cents as cents',
      'entry.currency',
      'entry.occurred_at as at',
      'users.email as address',
      'users.display_name as name',
      'users.email_verified as isVerified',
      'users.zone',
      'users.language',
    ])
    .where('entry.id', '=', id)
    .where('users.email', 'is not', null)
    .$narrowType<{ address: string }>()
    .executeTakeFirst()

/** The members whose paid period under this tier covers `now`. */
export const listSupportersOf = (db: Db, tier: PaidTier, now: Date) =>
  db
    .selectFrom('user_subscriptions')
    .select('user_id as userId')
    .distinct()
    .where('subscription_tier', '=', tier)
    .where('end_date', '>', now)
    .execute()

export const findAddress = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['email as address', 'display_name as name', 'email_verified as isVerified', 'language'])
    .where('id', '=', userId)
    .where('email', 'is not', null)
    .$narrowType<{ address: string }>()
    .executeTakeFirst()
