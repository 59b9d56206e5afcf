import { laterMinutes, type ReminderAction, todayOf } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { calendarOf } from '#features/journey/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Keys } from '#platform/keys.ts'
import { listSubscriptions } from '../devices/devices.repo.ts'
import { readActionToken } from './action-tokens.service.ts'
import { insertNotices, updateAction } from './notices.repo.ts'

export type ActionDeps = { db: Db; clock: Clock; keys: Keys }

const answerableHours = 36

/** A reminder can be answered once, from the device that shows it. After Later it comes once more, if it's still that day. */
export async function answerReminder(
  { db, clock, keys }: ActionDeps,
  { token, action }: { token: string; action: ReminderAction },
): Promise<null> {
  const notice = readActionToken(keys, token)
  if (!notice) throw new AppError('reminder.token_invalid')
  const now = clock.now()
  const since = new Date(now.getTime() - answerableHours * 60 * 60_000)
  await inTransaction(db, async (tx) => {
    const answered = await updateAction(tx, notice, { action, since })
    if (!answered || action !== 'later' || answered.isLater) return
    const dueAt = new Date(now.getTime() + laterMinutes * 60_000)
    const { userId } = notice
    if (todayOf({ now: dueAt, ...(await calendarOf(tx, userId)) }) !== answered.day) return
    const pending = (await listSubscriptions(tx, userId, now)).map(({ sessionId }) => sessionId)
    const { day, tone, words } = answered
    const id = newId()
    await insertNotices(tx, [
      { userId, id, day, tone, words, dueAt, pending, channel: 'push', tellsFewer: false, isLater: true, tryAt: dueAt },
    ])
  })
  return null
}
