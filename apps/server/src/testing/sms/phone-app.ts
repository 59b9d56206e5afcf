import { sql } from 'kysely'
import { afterAll, beforeEach, vi } from 'vitest'
import { sendPhoneCode } from '#features/account/phone-codes/phone.jobs.ts'
import type { Config } from '#platform/config.ts'
import { movableClock } from '#testing/clock.ts'
import { recordedLog } from '#testing/recorded-log.ts'
import { testApp } from '#testing/test-app.ts'
import { aPhone, givePhone, newestCode } from './phones.ts'
import { startTwilioStandIn, twilioSettings } from './twilio-stand-in.ts'

/** The service with a stand-in for Twilio, and members who have a phone. */
export async function phoneApp(config: Partial<Config> = {}) {
  const twilio = await startTwilioStandIn()
  afterAll(twilio.close)
  beforeEach(() => void (twilio.behaviour.mood = 'accepts'))
  const clock = movableClock()
  const { log, written } = recordedLog()
  const app = await testApp({ clock, log, config: { ...twilioSettings(twilio.url), ...config } })
  const { db, member, newcomer, visitor } = app

  /** Requests a code as a visitor, a minute after the last one. */
  const askForCode = async (phone: string, referralCode?: string) => {
    clock.advance({ minutes: 1 })
    await visitor().phone.sendCode({ body: { phone, ...(referralCode && { referralCode }) } })
    return newestCode(app, phone)
  }

  return {
    ...app,
    clock,
    twilio,
    askForCode,
    logged: written,
    memberWithPhone: async () => {
      const [asha, phone] = [await member(), aPhone()]
      await givePhone(db, asha.id, phone)
      return { ...asha, phone }
    },
    /** Creates an account by phone, without an email or password. */
    signUp: async (phone = aPhone()) => {
      const { referralCode } = await newcomer()
      const code = await askForCode(phone, referralCode)
      const body = { phone, code, referralCode, displayName: 'Mira Sandoval' }
      return { phone, ...(await visitor().phone.register({ body })) }
    },
    /** The count for this outcome in the metrics. */
    counted: async (outcome: string): Promise<number> => {
      const metrics = await (await fetch(`${app.url}/metrics`)).text()
      return Number(new RegExp(`^texts_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0)
    },
    /** Waits until every requested text was sent, dropped, given up or tried once. */
    textsHandled: () =>
      vi.waitFor(
        async () => {
          const { rows } = await sql`select from graphile_worker.jobs
            where task_identifier = ${sendPhoneCode.name} and (attempts = 0 or locked_at is not null)`.execute(db)
          if (rows.length > 0) throw new Error('a text is still waiting')
        },
        { timeout: 60_000 },
      ),
  }
}
