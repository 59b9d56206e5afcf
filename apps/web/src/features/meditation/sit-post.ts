import { meditationApi } from '#lib/api/meditation.ts'
import { practiceApi } from '#lib/api/practice.ts'
import { practiceChanged } from '#lib/practice-changed.ts'
import { createSitSender, type Sending } from './send-sits.ts'
import { createWaitingSits, type Waiting } from './waiting-sits.ts'

const waiting = createWaitingSits()

/** Without the Locks API (plain http away from localhost) the server's own care against doubles has to do. */
const alone = async <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('waiting-sits', work) : work()

const send = createSitSender({ waiting, api: { meditation: meditationApi, practice: practiceApi }, alone })

const retryMs = 15_000
let retry: ReturnType<typeof setTimeout> | undefined

/** Sends everything this member has waiting on this device, now and, while something is left, again and again. */
async function sendWaitingSits(userId: string): Promise<Sending> {
  clearTimeout(retry)
  const sending = await send(userId)
  if (sending.left.length > 0) retry = setTimeout(() => void sendWaitingSits(userId), retryMs)
  if (sending.sent > 0) await practiceChanged()
  return sending
}

/** Keeps it on the device first, so that nothing that happens on the way can lose it. */
export async function post(entry: Waiting): Promise<Sending> {
  await waiting.add(entry)
  return sendWaitingSits(entry.userId)
}

/** Sends at once, and whenever the network comes back. */
export function keepSendingSits(userId: string): () => void {
  const trySending = () => void sendWaitingSits(userId)
  trySending()
  window.addEventListener('online', trySending)
  return () => {
    window.removeEventListener('online', trySending)
    clearTimeout(retry)
  }
}
