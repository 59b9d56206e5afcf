import webPush from 'web-push'
import { OutgoingError } from '#platform/outgoing/outgoing-error.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import { isPushService } from './push-hosts.rules.ts'
import type { Push, PushOutcome } from './push.ts'

type Options = {
  outgoing: Pick<Outgoing, 'request'>
  vapid: { publicKey: string; privateKey: string; subject: string }
  standIn: string | undefined
}

const gone = new Set([404, 410])
const tooMany = 429
const timeoutMs = 10_000
const maxBytes = 64 * 1024

/**
 * Encrypts for the browser (RFC 8291) and signs with our key (RFC 8292). The library makes the request and our own
 * client sends it, so that every push obeys the same rules as other outgoing calls.
 */
export const createWebPush = ({ outgoing, vapid, standIn }: Options): Push => ({
  send: async ({ endpoint, keys }, { payload, ttlSeconds, topic }): Promise<PushOutcome> => {
    // The list may have become shorter since the browser subscribed.
    if (!isPushService(endpoint, standIn)) return 'refused'
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails: vapid,
      contentEncoding: 'aes128gcm',
      TTL: ttlSeconds,
      urgency: 'high',
      topic,
    })
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
})

function outcomeOf(status: number, retryAfter: string | string[] | undefined): PushOutcome {
  if (status >= 200 && status < 300) return 'accepted'
  if (gone.has(status)) return 'gone'
  if (status !== tooMany && status < 500) return 'refused'
  const seconds = Number(retryAfter)
  return { later: Number.isFinite(seconds) && seconds > 0 ? seconds : null }
}
