import { meditation, practice } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'
import { practiceChanged } from '#lib/product/practice-changed.ts'
import { createOutboxSender, type OutboxResult } from './send-outbox.ts'
import { createOutboxStore, type OutboxEntry } from './outbox-store.ts'
import { withPageStore } from './page-store.ts'

const store = withPageStore(createOutboxStore())

/** Without the Locks API (plain http away from localhost), the server's idempotency prevents duplicates. */
const withLock = async <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('meditation-outbox', work) : work()

const api = { meditation: callsOf(meditation), practice: callsOf(practice) }
const send = createOutboxSender({ store, api, alone: withLock })

const retryMs = 15_000
let retry: ReturnType<typeof setTimeout> | undefined

/** Sends this member's outbox, and tries again every 15 seconds while something is left. */
async function sendOutbox(userId: string): Promise<OutboxResult> {
  clearTimeout(retry)
  const sending = await send(userId)
  if (sending.left.length > 0) retry = setTimeout(() => void sendOutbox(userId), retryMs)
  if (sending.sent > 0) await practiceChanged()
  return sending
}

/**
 * Saves the sit on this device first, so that a failed request can't lose it, and then calls `onStored`. If the device
 * refuses, the sit is sent anyway and exists only in this page.
 */
export async function addToOutbox(entry: OutboxEntry, onStored?: () => void): Promise<OutboxResult> {
  const { isStored } = await store.add(entry)
  if (isStored) onStored?.()
  return sendOutbox(entry.userId)
}

/** Sends now, and whenever the network returns. */
export function keepSendingSits(userId: string): () => void {
  const trySending = () => void sendOutbox(userId)
  trySending()
  window.addEventListener('online', trySending)
  return () => {
    window.removeEventListener('online', trySending)
    clearTimeout(retry)
  }
}
