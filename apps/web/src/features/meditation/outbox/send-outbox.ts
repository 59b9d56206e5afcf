import { ApiError, type Client, failedWith, meditation, type practice } from '@sadhana/contract'
import type { OutboxEntry, OutboxStore } from './outbox-store.ts'

/** `sent` and `left` are ids that this device gave to sits; `savedAs` maps those sent just now to their practices. */
export type OutboxResult = { sent: number; left: readonly string[]; savedAs: ReadonlyMap<string, string> }

type Parts = {
  store: Omit<OutboxStore, 'add'>
  api: Client<{ meditation: typeof meditation; practice: typeof practice }>
  /** Runs the work in one tab at a time, so that two tabs don't send the same sit at once. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
}

/** Sends the entries in order. After a network or server error, the rest waits for the next attempt. */
export const createOutboxSender = ({ store, api, alone }: Parts) => {
  const deliver = async ({ body, feeling, additions = feeling && { afterFeeling: feeling } }: OutboxEntry) => {
    const { id } = await api.meditation.save({ body, idempotencyKey: body.clientId })
    if (!additions) return id
    const { version } = await api.practice.read({ params: { id } })
    await api.practice.edit({ params: { id }, body: { version, ...additions } })
    return id
  }

  return (userId: string): Promise<OutboxResult> =>
    alone(async () => {
      let sent = 0
      const savedAs = new Map<string, string>()
      for (const { key, entry } of await store.list(userId)) {
        try {
          savedAs.set(entry.body.clientId, await deliver(entry))
        } catch (error) {
          if (isWorthRetrying(error)) break
          // A refused sit stays on the device: a bug of ours must not lose a practice.
          if (!failedWith(meditation.save, error, 'meditation.deleted')) continue
        }
        await store.remove(key)
        sent += 1
      }
      const left = (await store.list(userId)).map(({ entry: { body } }) => body.clientId)
      return { sent, left, savedAs }
    })
}

const temporaryStatuses = new Set([401, 408, 409, 425, 429])

const isWorthRetrying = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return true
  return temporaryStatuses.has(error.status) || error.status >= 500
}
