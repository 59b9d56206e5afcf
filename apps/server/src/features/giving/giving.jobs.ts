import { currency } from '@sadhana/contract'
import { z } from 'zod'
import { type Mailer, recipientOf } from '#platform/mail/mailer.ts'
import type { PaymentProvider } from '#platform/payment/payment-provider.ts'
import { defineJob, enqueue, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { compareAll, compareGift, daysOf } from './comparison/compare.service.ts'
import { finishEnding, finishEndings } from './endings/endings.service.ts'
import type { BookDeps, ProviderDeps } from './shared/giving.deps.ts'
import { impactEmail, receiptEmail } from './giving.emails.ts'
import { findPayment } from './shared/giving.repo.ts'
import { countSupporters, findAddress, findReceipt, listSupportersOf, sumReceived } from './shared/ledger.repo.ts'
import { captureGift, endAgreement, refundPayment, sendImpact, sendReceipt } from './shared/task.jobs.ts'
import { freeMonthsOf, plannedOf } from './agreement/view.rules.ts'

type MailDeps = BookDeps & { mailer: Mailer; publicUrl: string; issuer: string | null }
type Deps = MailDeps & Pick<ProviderDeps, 'log'> & { provider: PaymentProvider | undefined }

/** Without a provider, the job fails and is tried again later. */
function withProvider({ db, clock, log, provider }: Deps): ProviderDeps {
  if (!provider) throw new Error('no payment provider is configured')
  return { db, clock, log, provider }
}

export const givingJobs = (deps: Deps) => [
  handleJob(endAgreement, ({ reference }) => finishEnding(withProvider(deps), reference)),
  handleJob(captureGift, async ({ id }) => {
    const payment = await findPayment(deps.db, id)
    if (payment?.status === 'pending') await compareGift(withProvider(deps), payment)
  }),
  handleJob(refundPayment, ({ payment }) => withProvider(deps).provider.refund(payment)),
  handleJob(sendReceipt, ({ entryId }) => mailReceipt(deps, entryId)),
  handleJob(sendImpact, ({ userId, ...period }) => mailImpact(deps, userId, period)),
]

async function mailReceipt({ db, mailer, publicUrl, issuer }: MailDeps, entryId: string): Promise<void> {
  const receipt = await findReceipt(db, entryId)
  if (!receipt) return
  const { providerId: reference, userId } = receipt
  const { subject, content } = receiptEmail({ ...receipt, reference, issuer }, publicUrl)
  await mailer.send({
    kind: 'service',
    id: `giving-receipt.${entryId}`,
    userId,
    to: recipientOf(receipt),
    subject,
    content,
  })
}

type Period = { year: number; quarter: number }

const rangeOf = ({ year, quarter }: Period) => ({
  from: new Date(Date.UTC(year, (quarter - 1) * 3, 1)),
  to: new Date(Date.UTC(year, quarter * 3, 1)),
})

async function mailImpact({ db, mailer, publicUrl }: MailDeps, userId: string, period: Period): Promise<void> {
  const person = await findAddress(db, userId)
  if (!person) return
  const { cents } = await sumReceived(db, currency, rangeOf(period))
  const supporters = await countSupporters(db)
  const { subject, content } = impactEmail(
    person.language,
    {
      ...period,
      receivedCents: cents,
      currency,
      supporters,
      planned: plannedOf(cents),
      freeMonths: freeMonthsOf(cents),
    },
    publicUrl,
  )
  const id = `giving-impact.${period.year}-${period.quarter}.${userId}` as const
  await mailer.send({ kind: 'optional', list: 'optional', userId, id, to: recipientOf(person), subject, content })
}

/** The quarter before the one that contains `now`. */
export function quarterBefore(now: Date): Period {
  const current = Math.floor(now.getUTCMonth() / 3)
  const year = now.getUTCFullYear()
  return current === 0 ? { year: year - 1, quarter: 4 } : { year, quarter: current }
}

/** Emails members who pay it forward about the quarter that has just ended. */
export async function queueImpact({ db, clock }: BookDeps): Promise<void> {
  const period = quarterBefore(clock.now())
  for (const { userId } of await listSupportersOf(db, 'pay-forward', clock.now())) {
    await enqueue(db, sendImpact, { userId, ...period })
  }
}

const compare = defineJob({ name: 'giving.compare_books', payload: z.unknown() })
const finish = defineJob({ name: 'giving.finish_endings', payload: z.unknown() })
const report = defineJob({ name: 'giving.report_impact', payload: z.unknown() })

/** Without a provider, there is nothing to do. */
export const givingSchedule = (deps: Deps): ScheduledJob[] => [
  {
    crontab: '23 * * * *',
    ...handleJob(compare, async () => {
      if (!deps.provider) return
      await compareAll(withProvider(deps), { repair: true, days: daysOf(deps.clock.now()) })
      await finishEndings(withProvider(deps), { withHarmless: true })
    }),
  },
  {
    crontab: '*/10 * * * *',
    ...handleJob(finish, async () => {
      if (deps.provider) await finishEndings(withProvider(deps))
    }),
  },
  { crontab: '7 9 2 1,4,7,10 *', ...handleJob(report, () => queueImpact(deps)) },
]
