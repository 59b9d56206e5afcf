import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const sid = `AC${'0'.repeat(32)}`
const secret = 'a secret of the tests'
const from = '+14155550123'

/** The settings for text messages, as an operator would write them. */
export const twilioSettings = (url: string) => ({
  OUTGOING_STAND_IN: url,
  TWILIO_ACCOUNT_SID: sid,
  TWILIO_SECRET: secret,
  TWILIO_FROM: from,
  SMS_COUNTRIES: ['PT', 'IE'],
})

type Text = { to: string; body: string }

/**
 * `silent`: accepts the text and never answers. `refuses`: this number can't receive texts. `garbage`: an error in no
 * known format.
 */
type Mood = 'accepts' | 'refuses' | 'foreign' | 'busy' | 'broken' | 'silent' | 'garbage'

/** The messages repeat the number, as Twilio's real ones do. */
const failures: Partial<Record<Mood, [status: number, code: number, message: (to: string) => string]>> = {
  refuses: [400, 21211, (to) => `Invalid 'To' Phone Number: ${to}`],
  foreign: [400, 21408, (to) => `Permission to send an SMS has not been enabled for the region of ${to}`],
  busy: [429, 20429, () => 'Too Many Requests'],
  broken: [500, 20500, () => 'Internal Server Error'],
}

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const fail = (response: ServerResponse, status: number, code: number, message: string) =>
  answer(response, status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })

/**
 * Implements the part of Twilio's Messages API that we use. It checks account, path and form, and fails as Twilio does.
 */
export async function startTwilioStandIn() {
  const texts: Text[] = []
  const arrivals = new Set<() => void>()
  const standIn = { mood: 'accepts' as Mood, requestCount: 0 }

  async function answerTo(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const form = new URLSearchParams(await text(request))
    standIn.requestCount++
    const expected = `Basic ${Buffer.from(`${sid}:${secret}`).toString('base64')}`
    if (request.headers.authorization !== expected) return fail(response, 401, 20003, 'Authenticate')
    if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${sid}/Messages.json`)
      return fail(response, 404, 20404, `The requested resource ${request.url} was not found`)
    const [to, body] = [form.get('To') ?? '', form.get('Body') ?? '']
    if (form.get('From') !== from) return fail(response, 400, 21606, `The 'From' number is not yours`)
    if (!/^\+[1-9]\d+$/.test(to) || body === '') return fail(response, 400, 21604, `'To' number is required`)
    const failure = failures[standIn.mood]
    if (failure) return fail(response, failure[0], failure[1], failure[2](to))
    if (standIn.mood === 'garbage') return response.writeHead(403).end(`<html>no ${to}</html>`)
    texts.push({ to, body })
    for (const tell of arrivals) tell()
    if (standIn.mood === 'silent') return undefined
    return answer(response, 201, { sid: `SM${randomBytes(16).toString('hex')}`, status: 'queued', to, from, body })
  }
  const server = createServer((request, response) => void answerTo(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behaviour: standIn,
    texts,
    textsTo: (phone: string) => texts.filter(({ to }) => to === phone),
    /** Waits until this many texts have been sent to this number, and returns the last one. */
    textTo: async (phone: string, count = 1): Promise<Text> => {
      for (;;) {
        const match = texts.filter(({ to }) => to === phone)[count - 1]
        if (match) return match
        const next = Promise.withResolvers<void>()
        arrivals.add(next.resolve)
        await next.promise
        arrivals.delete(next.resolve)
      }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The six digits in a text. */
export const codeIn = ({ body }: Text): string => /^\d{6}/.exec(body)?.[0] ?? ''
