import { z } from 'zod'
import { sameBytes, sha256 } from '#platform/keys.ts'
import { type BounceFeed, BounceRefused, parseJson, type Undeliverable } from './bounce-feed.ts'

const PostmarkMessage = z.discriminatedUnion('RecordType', [
  z.object({ RecordType: z.literal('Bounce'), Type: z.string(), Email: z.string() }),
  z.object({ RecordType: z.literal('SpamComplaint'), Email: z.string() }),
  z.object({
    RecordType: z.literal('SubscriptionChange'),
    Recipient: z.string(),
    Origin: z.string(),
    SuppressSending: z.boolean(),
  }),
])

const hardBounces: ReadonlySet<string> = new Set(['HardBounce', 'BadEmailAddress'])

function undeliverableIn(message: z.infer<typeof PostmarkMessage> | undefined): Undeliverable[] {
  if (message?.RecordType === 'Bounce' && hardBounces.has(message.Type)) {
    return [{ address: message.Email, reason: 'bounce' }]
  }
  if (message?.RecordType === 'SpamComplaint') return [{ address: message.Email, reason: 'complaint' }]
  // Someone used Postmark's own link. Bounces and complaints arrive as such.
  if (message?.RecordType === 'SubscriptionChange' && message.SuppressSending && message.Origin === 'Recipient') {
    return [{ address: message.Recipient, reason: 'unsubscribed-all' }]
  }
  return []
}

/** Postmark doesn't sign its messages. It sends the name and password that are in the address it was given. */
export function createPostmarkFeed({ password }: { password: string }): BounceFeed {
  const expected = sha256(password)
  return {
    name: 'postmark',
    read: async ({ authorization = '' }, body) => {
      const credentials = Buffer.from(/^Basic (\S+)$/i.exec(authorization)?.[1] ?? '', 'base64').toString('utf8')
      const [, given = ''] = /^[^:]*:(.*)$/s.exec(credentials) ?? []
      if (!sameBytes(sha256(given), expected)) throw new BounceRefused('its password is wrong')
      return undeliverableIn(PostmarkMessage.safeParse(parseJson(body.toString('utf8'))).data)
    },
  }
}
