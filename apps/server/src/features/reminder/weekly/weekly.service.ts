import { addDays, nextReminder } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { sendWeekly } from './weekly-email.jobs.ts'
import { type DueWeekly, listDueWeeklies, lockDueWeeklies, updateWeeklyPlans, type WeeklyPlan } from './weekly.repo.ts'
import { weeklyComes, weeklyTime } from './weekly.rules.ts'

type Deps = { db: Db; clock: Clock }

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * Decides about up to `count` weekly emails that are due, and works out when each comes next. All in one transaction, as
 * for reminders. Returns how many were due.
 */
export const claimWeeklies = ({ db, clock }: Deps, count: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    const ids = await lockDueWeeklies(tx, now, count)
    if (ids.length === 0) return 0
    const plans = (await listDueWeeklies(tx, ids, now)).map((due) => planFor(due, now))
    await updateWeeklyPlans(tx, plans)
    for (const { userId, sentDay } of plans) {
      if (sentDay) await enqueue(tx, sendWeekly, { userId, from: addDays(sentDay, -7), to: addDays(sentDay, -1) })
    }
    return ids.length
  })

/** One that has yet to be worked out may be due this very minute. */
function planFor(due: DueWeekly, now: Date): WeeklyPlan {
  const { userId, weekday, zone, dueAt, dueDate, today } = due
  const after = dueAt ? now : new Date(now.getTime() - minuteMs)
  const lastDate = dueAt ? dueDate : due.lastDate
  const next = nextReminder({ time: weeklyTime(due.firstReminder), days: [weekday], zone, after, lastDate })
  const comes = dueAt !== null && weeklyComes({ ...due, hoursLate: (now.getTime() - dueAt.getTime()) / hourMs })
  return { userId, nextAt: next?.at, nextDate: next?.date, lastDate, sentDay: comes ? today : undefined }
}
