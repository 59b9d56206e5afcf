import { type FixedRestDay, type Moon, moons, todayOf, weekdays } from '@sadhana/contract'
import { nextMoonDay, readSettings } from '#features/journey/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { sha256 } from '#platform/keys.ts'
import { findFeedOwner, listReminders } from '../settings/settings.repo.ts'
import { reminderTitle } from '../sending/reminder.emails.ts'
import { calendarFile } from './feed.rules.ts'

export type FeedDeps = { db: Db; clock: Clock; host: string }

/** How far ahead the moons are worked out. Calendars load the feed again long before that. */
const moonsAhead = 13
const dayMs = 24 * 60 * 60_000

/** Feeds that have ended, and those that never were, get the same error. */
export async function readFeed({ db, clock, host }: FeedDeps, token: string): Promise<string> {
  const owner = await findFeedOwner(db, sha256(token))
  if (!owner) throw new AppError('request.not_found')
  const now = clock.now()
  const { fixedRestDays, zone, dayEndsAt } = await readSettings({ db, clock }, owner.id)
  const isChosen = (day: FixedRestDay) => fixedRestDays.includes(day)
  const datesOf = (moon: Moon) => {
    const dates: string[] = []
    for (let after = now; dates.length < moonsAhead;) {
      const date = nextMoonDay(moon, after, { zone, dayEndsAt })
      dates.push(date)
      after = new Date(Date.parse(date) + 2 * dayMs)
    }
    return dates.map((date) => ({ moon, date }))
  }
  return calendarFile({
    language: owner.language,
    reminderTitle: reminderTitle(owner.language),
    from: todayOf({ now, zone, dayEndsAt }),
    reminders: await listReminders(db, owner.id),
    restWeekdays: weekdays.filter(isChosen),
    restMoons: moons.filter(isChosen).flatMap(datesOf),
    host,
    madeAt: now,
  })
}
