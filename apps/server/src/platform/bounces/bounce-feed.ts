import type { IncomingHttpHeaders } from 'node:http'
import type { SuppressionReason } from '#platform/mail/suppressed-addresses.repo.ts'

/** An address that emails must no longer go to, and why. */
export type Undeliverable = { address: string; reason: SuppressionReason }

/** A message that isn't from the provider, isn't for us, is too old, or can't be read. */
export class BounceRefused extends Error {
  override name = 'BounceRefused'
}

/** What a provider tells us about emails that came back, or that someone marked as spam. */
export type BounceFeed = {
  /** The last part of the address that the provider calls. */
  name: 'ses' | 'postmark'
  /** Throws `BounceRefused` if the message can't be trusted. Most messages are about something else, and are empty. */
  read: (headers: IncomingHttpHeaders, body: Buffer) => Promise<Undeliverable[]>
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new BounceRefused('it is not JSON', { cause })
  }
}
