import type { ReminderChannel } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Member } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { defineJob, enqueue } from '#platform/queue/jobs.ts'
import type { Switches } from '#platform/switches/switches.ts'
import { listSubscriptions } from '../devices/devices.repo.ts'
import { findAddressee } from './notices.repo.ts'

export const sendTest = defineJob({
  name: 'reminder.send_test',
  payload: z.object({ id: z.uuid(), userId: z.uuid(), sessionId: z.uuid().nullable() }),
})

/** To this device only, or by email. */
export async function requestTest(
  { db, clock, switches }: { db: Db; clock: Clock; switches: Pick<Switches, 'requireOn'> },
  { id: userId, sessionId }: Member,
  channel: ReminderChannel,
): Promise<null> {
  if (channel === 'push') await switches.requireOn('push')
  const devices = await listSubscriptions(db, userId, clock.now())
  const isPossible =
    channel === 'push'
      ? devices.some((device) => device.sessionId === sessionId)
      : (await findAddressee(db, userId)) !== undefined
  if (!isPossible) throw new AppError('reminder.nowhere_to_send')
  await enqueue(db, sendTest, { id: newId(), userId, sessionId: channel === 'push' ? sessionId : null })
  return null
}
