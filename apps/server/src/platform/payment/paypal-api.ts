import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import { OutgoingError } from '#platform/outgoing/outgoing-error.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import { ProviderRefused, ProviderUnreachable } from './payment-provider.ts'

export type Credentials = { clientId: string; clientSecret: string }

type Call = {
  method?: 'GET' | 'POST'
  path: string
  /** A string is sent as it is. */
  body?: object | string
  /** PayPal carries out a request only once for each id. */
  requestId?: string
}

type Deps = { outgoing: Outgoing; clock: Clock; origin: string; timeoutMs?: number | undefined } & Credentials

const Token = z.object({ access_token: z.string(), expires_in: z.number() })
const Refusal = z.object({ name: z.string(), details: z.array(z.object({ issue: z.string() })).optional() })

/** A token is renewed this long before it expires. */
const renewedEarlyMs = 60_000

/** Calls PayPal's REST API. Errors never contain any part of an unexpected reply, because it may name the payer. */
export function createPaypalApi({ outgoing, clock, origin, clientId, clientSecret, timeoutMs = 8_000 }: Deps) {
  let token: { value: string; until: number } | undefined

  const send = async (path: string, init: Omit<Parameters<Outgoing['request']>[0], 'provider' | 'url'>) => {
    try {
      const reply = await outgoing.request({
        provider: 'paypal',
        url: origin + path,
        timeoutMs,
        ...init,
      })
      if (reply.status < 500 && reply.status !== 429) return reply
      throw new ProviderUnreachable(`the provider answered ${reply.status}`)
    } catch (cause) {
      if (!(cause instanceof OutgoingError)) throw cause
      throw new ProviderUnreachable(`the provider could not be reached: ${cause.reason}`, { cause })
    }
  }

  const authorise = async (): Promise<string> => {
    const now = clock.now().getTime()
    if (token && token.until > now) return token.value
    const reply = await send('/v1/oauth2/token', {
      method: 'POST',
      mayRepeat: true,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    if (reply.status !== 200) throw new ProviderRefused(reply.status, 'the client id or secret is wrong')
    const { access_token, expires_in } = Token.parse(JSON.parse(reply.body.toString()))
    token = { value: access_token, until: now + expires_in * 1000 - renewedEarlyMs }
    return access_token
  }

  const attempt = async ({ method = 'GET', path, body, requestId }: Call) =>
    send(path, {
      method,
      ...((method === 'GET' || requestId) && { mayRepeat: true }),
      headers: {
        authorization: `Bearer ${await authorise()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })

  return async <T extends z.ZodType>(reply: T, call: Call): Promise<z.output<T>> => {
    let answer = await attempt(call)
    if (answer.status === 401) {
      // The token was withdrawn before it expired.
      token = undefined
      answer = await attempt(call)
    }
    const text = answer.body.toString()
    if (answer.status >= 400) throw refusalOf(answer.status, text)
    const parsed = reply.safeParse(text === '' ? null : parseJson(text))
    if (!parsed.success) throw new ProviderUnreachable('the provider answered something else than expected')
    return parsed.data
  }
}

function refusalOf(status: number, text: string): ProviderRefused {
  const { data } = Refusal.safeParse(parseJson(text))
  return new ProviderRefused(status, data?.details?.[0]?.issue ?? data?.name ?? 'for no reason that we know')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
