import type { Db } from '#platform/db/database.ts'

export type Ending = { reference: string; reason: 'cancelled' | 'replaced' | 'erased' | 'unknown'; requestedAt: Date }

/**
 * The first request sets the time of the ending. A later one reopens an ending that was finished or seemed harmless.
 */
export const insertEnding = (tx: Db, { reference, reason, requestedAt }: Ending, now: Date) =>
  tx
    .insertInto('agreement_endings')
    .values({ provider_subscription_id: reference, reason, asked_at: requestedAt, tried_since: now })
    .onConflict((conflict) =>
      conflict
        .column('provider_subscription_id')
        .doUpdateSet({ is_harmless: false, finished_at: null, tried_since: now })
        .where((eb) =>
          eb.or([eb('agreement_endings.is_harmless', '=', true), eb('agreement_endings.finished_at', 'is not', null)]),
        ),
    )
    .execute()

export const findEnding = (db: Db, reference: string) =>
  db
    .selectFrom('agreement_endings')
    .select(['provider_subscription_id as reference', 'reason', 'asked_at as requestedAt', 'finished_at as finishedAt'])
    .where('provider_subscription_id', '=', reference)
    .executeTakeFirst()

export const updateEnding = (tx: Db, reference: string, change: { finishedAt: Date } | { isHarmless: true }) =>
  tx
    .updateTable('agreement_endings')
    .set('finishedAt' in change ? { finished_at: change.finishedAt } : { is_harmless: true })
    .where('provider_subscription_id', '=', reference)
    .where('finished_at', 'is', null)
    .execute()

/** Oldest first. Agreements that were never approved are included only on request. */
export const listOpenEndings = (db: Db, { withHarmless }: { withHarmless: boolean }) =>
  db
    .selectFrom('agreement_endings')
    .select(['provider_subscription_id as reference', 'tried_since as triedSince'])
    .where('finished_at', 'is', null)
    .$if(!withHarmless, (query) => query.where('is_harmless', '=', false))
    .orderBy('tried_since')
    .execute()
