import { inTransaction } from '#platform/db/database.ts'
import { ProviderUnreachable } from '#platform/payment/payment-provider.ts'
import { isFinal, withStatus } from '../shared/agreement.rules.ts'
import { saveAgreementState } from './agreement-state.service.ts'
import { findEnding, listOpenEndings, updateEnding } from './endings.repo.ts'
import type { BookDeps, ProviderDeps } from '../shared/giving.deps.ts'
import { findPaymentByReference, findSubscription, lockSubject } from '../shared/giving.repo.ts'

/** Ends an agreement at the provider and records the end. Doing so twice is not an error. */
export async function finishEnding({ db, clock, provider }: ProviderDeps, reference: string): Promise<void> {
  const ending = await findEnding(db, reference)
  if (!ending || ending.finishedAt) return
  await provider.endAgreement(reference, `The contribution was ${ending.reason}.`)
  const agreement = await provider.readAgreement(reference)
  const now = clock.now()
  if (agreement?.status === 'pending') {
    await updateEnding(db, reference, { isHarmless: true })
    return
  }
  if (agreement && !isFinal(agreement.status)) throw new Error('the agreement goes on although we have ended it')
  await inTransaction(db, async (tx) => {
    const payment = await findPaymentByReference(tx, reference)
    if (payment?.userId) await lockSubject(tx, payment.userId)
    const row = payment && (await findSubscription(tx, payment.id))
    const heard = { status: agreement?.status ?? 'expired', statusAt: agreement?.at ?? now } as const
    if (row) await saveAgreementState(tx, row, withStatus(row, heard), now)
    await updateEnding(tx, reference, { finishedAt: now })
  })
}

const alarmAfterMs = 60 * 60 * 1000

/** How many agreements we have been trying to end for more than an hour. */
export async function countOverdue({ db, clock }: BookDeps): Promise<number> {
  const since = clock.now().getTime() - alarmAfterMs
  const open = await listOpenEndings(db, { withHarmless: false })
  return open.filter(({ triedSince }) => triedSince.getTime() <= since).length
}

/** Tries to finish all open endings, and logs an error about those that have been open for an hour. */
export async function finishEndings(deps: ProviderDeps, { withHarmless = false } = {}): Promise<void> {
  for (const { reference } of await listOpenEndings(deps.db, { withHarmless })) {
    try {
      await finishEnding(deps, reference)
    } catch (error) {
      deps.log.warn({ err: error, reference }, 'a contribution could not be ended at the provider yet')
      // The others would fail for the same reason.
      if (error instanceof ProviderUnreachable) break
    }
  }
  const overdue = await countOverdue(deps)
  if (overdue > 0) deps.log.error({ overdue }, 'contributions have not ended at the provider for over an hour')
}
