import type { ReminderPush } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import type { Push, PushOutcome } from '#platform/push/push.ts'
import { deleteGone, type Subscription } from './devices.repo.ts'

export type PushDeps = { db: Db; push: Push }
export type Sent = { device: Subscription; outcome: PushOutcome }

/** Sends a message to these devices, and forgets those that are gone. A device that is off gets it until `ttlSeconds`. */
export async function sendToEach(
  { db, push }: PushDeps,
  devices: Subscription[],
  { message, ttlSeconds }: { message: ReminderPush; ttlSeconds: number },
): Promise<Sent[]> {
  const payload = JSON.stringify(message)
  const sent = await Promise.all(
    devices.map(async (device) => ({
      device,
      outcome: await push.send(device, { payload, ttlSeconds, topic: message.tag }),
    })),
  )
  await deleteGone(
    db,
    sent.filter(({ outcome }) => outcome === 'gone').map(({ device }) => device.endpoint),
  )
  return sent
}
