import { api, createClient, type NewPayment } from '@sadhana/contract'
import { afterAll } from 'vitest'
import { syncPlans } from '#features/giving/index.ts'
import type { Config } from '#platform/config.ts'
import { movableClock } from '#testing/clock.ts'
import { tokenForge } from '#testing/forged-token.ts'
import { randomAddress, sendTo } from '#testing/send.ts'
import { standInSettings, startPaypalStandIn } from './paypal-stand-in.ts'
import { testApp } from '#testing/test-app.ts'

/** What the page sends for a paid tier. */
export const aPayment = (changes: Partial<NewPayment> = {}): NewPayment => ({
  paymentTier: 'standard',
  amount: 6,
  currency: 'USD',
  paymentMethod: 'paypal',
  isRecurring: true,
  billingCycle: 'monthly',
  ...changes,
})

/** The service with a stand-in for PayPal, whose plans already exist, and with its own clock. */
export async function givingApp(config: Partial<Config> = {}, start = new Date('2026-11-15T10:00:00Z')) {
  const clock = movableClock(start)
  const paypal = await startPaypalStandIn(clock)
  afterAll(paypal.close)
  const app = await testApp({ clock, config: { ...standInSettings(paypal), ...config } })
  const provider = await app.connectProvider()
  if (!provider) throw new Error('the provider is not configured')
  await syncPlans({ db: app.db, provider })
  const { books } = paypal
  let delivered = books.messages.length
  const forge = tokenForge(app.config, clock)

  /** The members' tokens never expire, however far the clock moves. */
  const as = ({ id: userId, token }: { id: string; token: string }) => {
    const { sid: sessionId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string
    }
    return createClient(api, async (request) => {
      const authorization = `Bearer ${await forge({ userId, sessionId })}`
      return sendTo(app.url, { authorization, 'x-forwarded-for': randomAddress() })(request)
    })
  }

  return {
    ...app,
    as,
    clock,
    paypal,
    books,
    provider,
    deps: { db: app.db, clock, log: app.log, provider },
    /** Delivers PayPal's new messages since the last call, in order. */
    deliverAll: async (): Promise<number[]> => {
      const statuses: number[] = []
      // PayPal may send more messages during the delivery.
      for (let message = books.messages[delivered]; message; message = books.messages[delivered]) {
        delivered++
        statuses.push(await paypal.deliver(app.url, message))
      }
      return statuses
    },
    /** PayPal’s id for the payment that the member has started. */
    referenceOf: (approveUrl: string | null): string =>
      new URL(approveUrl ?? '').searchParams.get('ba_token') ??
      new URL(approveUrl ?? '').searchParams.get('token') ??
      '',
  }
}
