import { setTimeout } from 'node:timers/promises'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { startModelStandIn } from '../apps/server/src/testing/llm/model-stand-in.ts'
import { standInSettings, startPaypalStandIn } from '../apps/server/src/testing/paypal/paypal-stand-in.ts'
import { startSmtpCatcher } from '../scripts/smtp-catcher.ts'

/**
 * `accepts`: takes every email. `silent`: doesn't answer. `refuses`: asks to try again later. `forgets`: takes it, and
 * then says that it hasn't.
 */
type MailMood = 'accepts' | 'silent' | 'refuses' | 'forgets'

const tryLater = () => Object.assign(new Error('try again later'), { responseCode: 451 })
const betweenDeliveriesMs = 200
/** PayPal doesn't wait for ever for us to understand. */
const patienceMs = 10_000

/** A mail server, PayPal and a language model, which can be silent, fail and repeat themselves. */
export async function startStandIns(pick = (below: number) => Math.floor(Math.random() * below)) {
  const emailed = new Map<string, Set<string>>()
  const mail = { mood: 'accepts' as MailMood }
  const smtp = await startSmtpCatcher(async (source) => {
    while (mail.mood === 'silent') await setTimeout(100)
    if (mail.mood === 'refuses') throw tryLater()
    const address = /^To: .*?([^\s<>]+@[^\s<>]+)/im.exec(source)?.[1] ?? ''
    const ids = emailed.get(address) ?? new Set()
    emailed.set(address, ids.add(/^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? ''))
    if (mail.mood === 'forgets') throw tryLater()
  })
  const paypal = await startPaypalStandIn(systemClock)
  const model = await startModelStandIn()
  const { books } = paypal
  const closing = new AbortController()
  let told = 0

  return {
    mail,
    emailed,
    model,
    paypal: {
      behaviour: paypal.behaviour,
      approve: (reference: string): void => void books.approveOrder(reference),
      giftOf: (payment: string) => books.findSale(payment)?.custom,
      cents: books.balanceCents,
      hasToldAll: () => told === books.messages.length,
    },
    env: {
      SMTP_URL: smtp.url,
      ...standInSettings(paypal),
      LLM_URL: model.url,
      LLM_MODEL: 'tiny',
      LLM_TOKENS_PER_MEMBER: '100000000',
      LLM_TOKENS_PER_DAY: '1000000000',
    },
    /** From now on, PayPal tells any of these what happened, again until it's understood, and sometimes twice. */
    tell: async (urls: string[]): Promise<void> => {
      while (!closing.signal.aborted) {
        await setTimeout(betweenDeliveriesMs)
        const message = books.messages[told]
        if (!message || paypal.behaviour.down) continue
        for (let times = 1 + pick(2); times > 0; times--) {
          const delivered = paypal.deliver(urls[pick(urls.length)] ?? '', message).catch(() => 0)
          const status = await Promise.race([delivered, setTimeout(patienceMs, 0)])
          if (status === 200 && times === 1) told++
        }
      }
    },
    close: () => {
      closing.abort()
      void smtp.close()
      paypal.close()
      model.close()
    },
  }
}
export type StandIns = Awaited<ReturnType<typeof startStandIns>>
