import { z } from 'zod'
import { OutgoingError } from '#platform/outgoing/outgoing-error.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import { type Sms, SmsRefused, SmsUnanswered } from './sms.ts'

type Options = {
  outgoing: Pick<Outgoing, 'request'>
  accountSid: string
  /** The account itself, or one of its API keys (SK…). */
  user: string
  secret: string
  /** One of our numbers, or a messaging service (MG…). */
  from: string
  standIn: string | undefined
  timeoutMs?: number
}

/** We read only the code of Twilio's errors, because their messages repeat the phone number. */
const TwilioError = z.object({ code: z.number() })

function errorNumber(body: Buffer): number | undefined {
  try {
    return TwilioError.safeParse(JSON.parse(body.toString())).data?.code
  } catch {
    return undefined
  }
}

const asMuchAs = 64 * 1024
const tooMany = 429

/** Twilio's Messages API. It has no idempotency keys, so a call without an answer is never repeated. */
export function createTwilio({ outgoing, accountSid, user, secret, from, standIn, timeoutMs = 10_000 }: Options): Sms {
  const url = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, standIn ?? 'https://api.twilio.com').href
  const authorization = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }

  async function ask(form: URLSearchParams) {
    try {
      return await outgoing.request({
        provider: 'twilio',
        url,
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: form.toString(),
        timeoutMs,
        maxBytes: asMuchAs,
      })
    } catch (error) {
      if (error instanceof OutgoingError && error.reason === 'timeout')
        throw new SmsUnanswered('Twilio did not answer in time', { cause: error })
      throw error
    }
  }

  return {
    send: async ({ to, body }) => {
      const reply = await ask(new URLSearchParams({ To: to, ...sender, Body: body }))
      if (reply.status >= 200 && reply.status < 300) return
      const said = `Twilio answered ${reply.status}, error ${errorNumber(reply.body) ?? 'unknown'}`
      if (reply.status >= 500 || reply.status === tooMany) throw new Error(said)
      throw new SmsRefused(said)
    },
  }
}
