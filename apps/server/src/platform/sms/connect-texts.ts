import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { AppError } from '#platform/errors.ts'
import type { Logger } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { PhoneNumber } from './phone-numbers.ts'
import type { Sms } from './sms.ts'
import { createTextBudget, type TextBudget } from './text-budget.repo.ts'

/** The outcome of a requested text, used as a label in the metrics. */
type Outcome =
  | 'sent'
  | 'no_account'
  | 'number_invalid'
  | 'country_not_served'
  | 'code_sent_recently'
  | 'codes_spent'
  | 'texts_spent'
  | 'too_many_from_one_address'
  | 'held_back'
  | 'refused'
  | 'unanswered'
  | 'failed'

export type Texts = {
  /** ISO 3166 codes of two letters. */
  countries: readonly string[]
  budget: TextBudget
  /** Refuses input that isn't a number, or a number that we don't send texts to. */
  readNumber: (typed: string) => PhoneNumber
  send: Sms['send']
  /** Counts and logs the outcome, without the number. */
  note: (outcome: Outcome, country?: string) => void
}

type Deps = { config: Config; clock: Clock; log: Logger; metrics: Metrics }

const expected = new Set<Outcome>(['sent', 'no_account', 'number_invalid', 'code_sent_recently'])

/**
 * Connects text messages if they are configured. The rules for numbers and the provider's code are loaded only if
 * needed.
 */
export async function connectTexts({ config, clock, log, metrics }: Deps): Promise<Texts | null> {
  const countries = config.SMS_COUNTRIES
  if (countries.length === 0) return null
  const [{ readPhoneNumber }, sms] = await Promise.all([
    import('./phone-numbers.ts'),
    connectSms({ config, clock, log, metrics }),
  ])
  const note: Texts['note'] = (outcome, country) => {
    metrics.texts.inc({ outcome })
    log[expected.has(outcome) ? 'info' : 'warn']({ outcome, country }, 'a text was asked for')
  }
  return {
    countries,
    budget: createTextBudget({ clock, perDay: config.SMS_PER_DAY }),
    readNumber: (typed) => {
      try {
        return readPhoneNumber(typed, countries)
      } catch (error) {
        if (error instanceof AppError && error.code === 'phone.number_invalid') note('number_invalid')
        if (error instanceof AppError && error.code === 'phone.country_not_served') note('country_not_served')
        throw error
      }
    },
    send: sms.send,
    note,
  }
}

async function connectSms({ config, clock, log, metrics }: Deps): Promise<Sms> {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_API_KEY: user, TWILIO_SECRET: secret, TWILIO_FROM: from } = config
  if (!accountSid || !secret || !from) return toLog(log)
  const [{ createTwilio }, { createOutgoing }] = await Promise.all([
    import('./twilio.ts'),
    import('#platform/outgoing/outgoing.ts'),
  ])
  return createTwilio({
    outgoing: createOutgoing({ config, metrics, clock }),
    accountSid,
    user: user ?? accountSid,
    secret,
    from,
    standIn: config.OUTGOING_STAND_IN,
    timeoutMs: config.SMS_TIMEOUT_MS,
  })
}

/** For development, where no text is sent and developers read the code in the log. Production refuses this. */
const toLog = (log: Logger): Sms => ({
  send: async ({ to, body }) => log.info(`Text to ${to}: ${body.replaceAll('\n', ' ')}`),
})
