import type { Db } from '#platform/db/database.ts'
import type { SuppressedAddresses } from '#platform/mail/suppressed-addresses.repo.ts'
import type { BounceFeed } from './bounce-feed.ts'

export type BounceDeps = { db: Db; suppressed: SuppressedAddresses }
type Message = { headers: Parameters<BounceFeed['read']>[0]; body: Buffer }

/** Returns how many addresses a provider's message suppressed. The same message twice has the same effect. */
export async function takeMessage({ db, suppressed }: BounceDeps, feed: BounceFeed, message: Message): Promise<number> {
  const undeliverable = await feed.read(message.headers, message.body)
  for (const { address, reason } of undeliverable) await suppressed.suppress(db, address, reason)
  return undeliverable.length
}
