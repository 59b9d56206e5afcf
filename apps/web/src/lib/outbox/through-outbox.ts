import { currentUserQuery } from '#lib/member/current-user.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { onSignOut } from '#lib/session/forget-member.ts'
import type { Draft, Written } from './message.rules.ts'

/** The code for it loads on demand. */
export const loadOutbox = () => import('./outbox.ts')

const memberId = () => queryClient.getQueryData(currentUserQuery.queryKey)?.id

// Members who sign out have sent or discarded everything; what was sent is remembered for a week. A session that the
// server ended leaves the outbox as it is.
onSignOut(async () => {
  const userId = memberId()
  if (userId) await (await loadOutbox()).outboxOf(userId).clear()
})

/** What the server answered, or what it will answer as far as this device can tell. */
export const replyOr = <Reply>(written: Written<Reply>, waiting: () => Reply): Reply =>
  written.isSent ? written.reply : waiting()

/**
 * Sends what the member did through the outbox, so that it isn't lost without a network. Fails if the server refuses
 * it. Without an outbox, `direct` is all we can do.
 */
export async function throughOutbox<Reply>(draft: Draft, direct: () => Promise<Reply>): Promise<Written<Reply>> {
  const userId = memberId()
  // A browser that stores nothing has no use for an outbox.
  const outbox = userId && 'indexedDB' in globalThis ? await loadOutbox().catch(() => undefined) : undefined
  if (!userId || !outbox) return { isSent: true, reply: await direct() }
  return outbox.post<Reply>(userId, draft)
}
