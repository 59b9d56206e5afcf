import webPush from 'web-push'
import type { Clock } from '#platform/clock.ts'
import { OutgoingError } from '#platform/outgoing/outgoing-error.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import { isPushService } from './push-hosts.rules.ts'
import type { Push, PushOutcome } from './push.ts'

type Options = {
  outgoing: Pick<Outgoing, 'request'>
  clock: Clock
  vapid: { publicKey: string; privateKey: string; subject: string }
  standIn: string | undefined
}

const contentEncoding = 'aes128gcm'
const gone = new Set([404, 410])
const tooMany = 429
const timeoutMs = 10_000
const maxBytes = 64 * 1024

/**
 * Encrypts for the browser (RFC 8291) and signs with our key (RFC 8292). The library makes the request and our own
 * client sends it, so that every push obeys the same rules as other outgoing calls.
 */
export function createWebPush({ outgoing, clock, vapid, standIn }: Options): Push {
  const authorizationFor = createSigner({ vapid, clock })

  return {
    send: async (to, message): Promise<PushOutcome> => {
      const { endpoint } = to
      // The list may have become shorter since the browser subscribed.
      if (!isPushService(endpoint, standIn)) return 'refused'
      const encrypted = encrypt(to, message)
      // The key isn't one that a browser made. Others' messages must not wait for it.
      if (!encrypted) return 'refused'
      const headers = { ...encrypted.headers, authorization: authorizationFor(endpoint) }
      const { body } = encrypted
      try {
        const reply = await outgoing.request({
          provider: 'push',
          url: endpoint,
          method: 'POST',
          headers,
          body,
          timeoutMs,
          maxBytes,
        })
        return outcomeOf(reply.status, reply.headers['retry-after'])
      } catch (error) {
        if (!(error instanceof OutgoingError)) throw error
        return error.reason === 'unreachable' || error.reason === 'circuit_open' ? { later: null } : 'unanswered'
      }
    },
  }
}

function encrypt(...[{ endpoint, keys }, { payload, ttlSeconds, topic }]: Parameters<Push['send']>) {
  try {
    const options = { contentEncoding, TTL: ttlSeconds, urgency: 'high', topic } as const
    return webPush.generateRequestDetails({ endpoint, keys }, payload, options)
  } catch {
    return undefined
  }
}

/** Each lasts twelve hours. It is about a push service, not about a message, and takes longer than everything else. */
const signatureMs = 60 * 60_000
/** Windows has many push services. */
const signaturesKept = 100

function createSigner({ vapid: { subject, publicKey, privateKey }, clock }: Pick<Options, 'vapid' | 'clock'>) {
  const signed = new Map<string, { authorization: string; at: number }>()
  return (endpoint: string): string => {
    const { origin } = new URL(endpoint)
    const now = clock.now().getTime()
    const known = signed.get(origin)
    if (known && Math.abs(now - known.at) < signatureMs) return known.authorization
    const { Authorization } = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, contentEncoding)
    if (signed.size >= signaturesKept) signed.clear()
    signed.set(origin, { authorization: Authorization, at: now })
    return Authorization
  }
}

function outcomeOf(status: number, retryAfter: string | string[] | undefined): PushOutcome {
  if (status >= 200 && status < 300) return 'accepted'
  if (gone.has(status)) return 'gone'
  if (status !== tooMany && status < 500) return 'refused'
  const seconds = Number(retryAfter)
  return { later: Number.isFinite(seconds) && seconds > 0 ? seconds : null }
}
