import { nextReminder } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { type DueReminder, listDue, lockDue, type Plan, updatePlans } from './claim.repo.ts'
import { decide, type RemindedDay } from './decide.rules.ts'
import { insertNotices, type Notice } from './notices.repo.ts'
import { sendReminderEmail } from './reminder-email.jobs.ts'

type Deps = { db: Db; clock: Clock }

const minuteMs = 60_000

/**
 * Decides about up to `count` reminders that are due, works out when each comes next, and writes down those that come.
 * All in one transaction: a worker that dies has decided nothing, and what was decided is decided once. Returns how
 * many were due.
 */
export const claimDue = ({ db, clock }: Deps, count: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    const keys = await lockDue(tx, now, count)
    if (keys.length === 0) return 0
    const due = await listDue(tx, keys, now)
    const notices: Notice[] = []
    const justReminded = new Map<string, RemindedDay>()
    for (const reminder of due) {
      const notice = noticeFor(reminder, justReminded.get(reminder.userId), now)
      if (!notice) continue
      notices.push(notice)
      justReminded.set(reminder.userId, withOneMore(reminder, justReminded.get(reminder.userId)))
    }
    await updatePlans(
      tx,
      due.map((reminder) => planFor(reminder, now)),
    )
    await insertNotices(tx, notices)
    for (const { userId, id, channel } of notices) {
      if (channel === 'email') await enqueue(tx, sendReminderEmail, { userId, noticeId: id })
    }
    return due.length
  })

/** One that has yet to be worked out may be due this very minute. */
function planFor({ userId, id, time, days, zone, dueAt, dueDate, lastDate }: DueReminder, now: Date): Plan {
  const after = dueAt ? now : new Date(now.getTime() - minuteMs)
  const latest = dueAt ? dueDate : lastDate
  const next = nextReminder({ time, days, zone, after, lastDate: latest })
  return { userId, id, nextAt: next?.at, nextDate: next?.date, lastDate: latest }
}

function noticeFor(reminder: DueReminder, justReminded: RemindedDay | undefined, now: Date): Notice | undefined {
  const { userId, dueAt, today, channel, words, devices, hasEmail } = reminder
  const pending = channel === 'push' ? devices.map(({ sessionId }) => sessionId) : []
  if (!dueAt || (channel === 'push' ? pending.length === 0 : !hasEmail)) return undefined
  const remindedDays = justReminded
    ? [justReminded, ...reminder.remindedDays.filter(({ day }) => day !== today)]
    : reminder.remindedDays
  const minutesLate = Math.floor((now.getTime() - dueAt.getTime()) / minuteMs)
  const decision = decide({ ...reminder, minutesLate, remindedDays }, channel)
  if (!decision.comes) return undefined
  const { tone, tellsFewer } = decision
  const tryAt = channel === 'push' ? now : null
  return { userId, id: newId(), day: today, dueAt, channel, tone, words, tellsFewer, isLater: false, pending, tryAt }
}

/** Two of a member's reminders can be due in the same minute. */
function withOneMore({ today, channel, remindedDays }: DueReminder, known: RemindedDay | undefined): RemindedDay {
  const none = { day: today, reminders: 0, emails: 0, isAnswered: false, isDeclined: false, isPractised: false }
  const before = known ?? remindedDays.find(({ day }) => day === today) ?? none
  return { ...before, reminders: before.reminders + 1, emails: before.emails + (channel === 'email' ? 1 : 0) }
}
