import { pushDevicesMax, type PushSubscriptionKeys } from '@sadhana/contract'
import type { Member } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { isPushService } from '#platform/push/push-hosts.rules.ts'
import { deleteSubscription, deleteSubscriptionsBeyond, upsertSubscription } from './devices.repo.ts'

export type DevicesDeps = { db: Db; clock: Clock; pushKey: string | null; standIn: string | undefined }

/** The same browser sends its subscription at every start, because browsers change it without telling anyone. */
export async function subscribe(
  { db, clock, pushKey, standIn }: DevicesDeps,
  { id: userId, sessionId }: Member,
  subscription: PushSubscriptionKeys,
): Promise<null> {
  if (pushKey === null) throw new AppError('reminder.push_not_set_up')
  if (!isPushService(subscription.endpoint, standIn)) throw new AppError('reminder.endpoint_refused')
  await inTransaction(db, async (tx) => {
    await upsertSubscription(tx, { userId, sessionId, at: clock.now() }, subscription)
    await deleteSubscriptionsBeyond(tx, userId, pushDevicesMax)
  })
  return null
}

export async function unsubscribe({ db }: Pick<DevicesDeps, 'db'>, { id, sessionId }: Member): Promise<null> {
  await deleteSubscription(db, id, sessionId)
  return null
}
