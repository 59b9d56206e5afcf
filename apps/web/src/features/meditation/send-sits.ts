import { ApiError, failedWith, meditation } from '@sadhana/contract'
import type { meditationApi } from '#lib/api/meditation.ts'
import type { practiceApi } from '#lib/api/practice.ts'
import type { Waiting, WaitingSits } from './waiting-sits.ts'

/** Sits are called by the ids this device gave them: `savedAs` names the practice of each that arrived just now. */
export type Sending = { sent: number; left: readonly string[]; savedAs: ReadonlyMap<string, string> }

type Parts = {
  waiting: WaitingSits
  api: { meditation: typeof meditationApi; practice: typeof practiceApi }
  /** One tab at a time: without this, two tabs would send the same sit at once. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
}

/** Sends what waits, in order. What the network or a tired server swallows stays, and is sent again later. */
export const createSitSender = ({ waiting, api, alone }: Parts) => {
  const deliver = async ({ body, feeling }: Waiting) => {
    const { id } = await api.meditation.save({ body, idempotencyKey: body.clientId })
    if (!feeling) return id
    const { version } = await api.practice.read({ params: { id } })
    await api.practice.edit({ params: { id }, body: { version, afterFeeling: feeling } })
    return id
  }

  return (userId: string): Promise<Sending> =>
    alone(async () => {
      let sent = 0
      const savedAs = new Map<string, string>()
      for (const { key, waiting: entry } of await waiting.list(userId)) {
        try {
          savedAs.set(entry.body.clientId, await deliver(entry))
        } catch (error) {
          if (mayHelpLater(error)) break
          // A sit that is refused is kept nevertheless: nobody's practice vanishes because of a mistake of ours.
          if (!failedWith(meditation.save, error, 'meditation.deleted')) continue
        }
        await waiting.remove(key)
        sent += 1
      }
      const left = (await waiting.list(userId)).map(({ waiting: { body } }) => body.clientId)
      return { sent, left, savedAs }
    })
}

const temporary = new Set([401, 408, 409, 425, 429])

const mayHelpLater = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return true
  if (error.code === 'meditation.deleted') return false
  return temporary.has(error.status) || error.status >= 500
}
