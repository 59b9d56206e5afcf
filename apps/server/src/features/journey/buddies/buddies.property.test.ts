import { todayOf } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/database.ts'
import { testDatabase } from '#testing/database.ts'
import { beginning, type Chapter, checkFourAtATime, historyOf, steps } from '#testing/histories.ts'
import { insertMember, live } from '#testing/ledger.ts'
import { retoldDays } from '#testing/retold-days.ts'
import { dayOfNumber, numberOfDay } from '../calendar/calendar.rules.ts'
import { timelineOf } from '../calendar/timeline.rules.ts'
import { practiseAll, streakOn } from '../streak/streak.rules.ts'
import { listBuddies } from './buddies.service.ts'

const histories = Number(process.env['BUDDY_HISTORIES'] ?? 100)
const timeLimit = Math.max(90_000, histories * 1_500)
const db = await testDatabase()

/** Runs a whole history in one transaction, because a commit for each chapter would take most of the time. */
const liveAll = (chapters: Chapter[]): Promise<string> =>
  inTransaction(db, async (tx) => {
    const userId = await insertMember(tx, beginning.validFrom)
    for (const chapter of chapters) await live(tx, userId, chapter)
    return userId
  })

type PracticeRecord = Pick<Chapter, 'entries' | 'history' | 'pauses'>
/** In half of the pairs, both do nearly the same. Otherwise shared streaks would be rare. */
const pairs = fc
  .tuple(steps, steps, fc.nat(3))
  .map(([hers, his, changed]) => [hers, changed < 2 ? his : hers.slice(0, hers.length - changed + 2)] as const)

const untouched: PracticeRecord = { entries: [], history: [beginning], pauses: [] }

/** Describes each of a member's days by what they did, not by what is stored. */
function diaryOf(record: PracticeRecord, now: Date) {
  const timeline = timelineOf(record)
  const days = new Set(record.entries.map(({ practiceDay }) => practiceDay))
  const today = todayOf({ now, ...(record.history.at(-1) ?? beginning) })
  const { streak, coveredDays } = practiseAll(
    [...days].map(numberOfDay).toSorted((a, b) => a - b),
    timeline,
  )
  const { coveredDay } = streakOn(numberOfDay(today), streak, timeline)
  const rests = new Set([...coveredDays, ...(coveredDay === null ? [] : [coveredDay])].map(dayOfNumber))
  const fixed = retoldDays(record.history)
  const isPaused = (day: string) => record.pauses.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  const kindOf = (day: string) => {
    if (days.has(day)) return 'practised'
    if (day > today) return 'open'
    if (isPaused(day)) return 'away'
    if (fixed.rests(day)) return 'rested'
    if (fixed.travels(day)) return 'away'
    return rests.has(day) ? 'rested' : 'open'
  }
  return {
    today,
    practised: (day: string) => kindOf(day) === 'practised',
    rested: (day: string) => kindOf(day) === 'rested',
    away: (day: string) => kindOf(day) === 'away',
  }
}
type Diary = ReturnType<typeof diaryOf>

/** Counts forward, day by day, as two friends would with chalk marks on a wall. */
function retell(one: Diary, other: Diary, since: string): number {
  const [first, last] = [numberOfDay(since), Math.max(numberOfDay(one.today), numberOfDay(other.today))]
  let chalked = 0
  for (let number = first; number <= last; number++) {
    const day = dayOfNumber(number)
    if (one.away(day) || other.away(day)) continue
    const did = [one, other].map((diary) => diary.practised(day) || diary.rested(day))
    if (did.every(Boolean)) chalked++
    else if ([one, other].some((diary, index) => !did[index] && diary.today > day)) chalked = 0
  }
  return chalked
}

test(
  `shared streaks and days match what both members did, in ${histories} pairs of histories`,
  async () => {
    const seen = { shared: 0, rested: 0 }
    await checkFourAtATime(
      fc.asyncProperty(pairs, fc.nat(25), async ([hers, his], daysBefore) => {
        const chapters = [historyOf(hers), historyOf(his)]
        const [asha, ben] = [await liveAll(chapters[0] ?? []), await liveAll(chapters[1] ?? [])]
        const moments = [beginning.validFrom, ...chapters.flatMap((story) => story.at(-1)?.at ?? [])]
        const now = new Date(Math.max(...moments.map((moment) => moment.getTime())))
        const [herDiary, hisDiary] = chapters.map((story) => diaryOf(story.at(-1) ?? untouched, now))
        if (!herDiary || !hisDiary) expect.unreachable()
        const since = dayOfNumber(numberOfDay(herDiary.today) - daysBefore)
        await db
          .insertInto('practice_buddies')
          .values({ user_id1: asha, user_id2: ben, status: 'active', since_day: since })
          .execute()
        const streak = retell(herDiary, hisDiary, since)
        for (const [reader, mine, theirs] of [
          [asha, herDiary, hisDiary],
          [ben, hisDiary, herDiary],
        ] as const) {
          const { buddies } = await listBuddies({ db, clock: { now: () => now } }, reader)
          const markOf = (diary: Diary, day: string) => {
            if (diary.practised(day)) return 'practised'
            return diary.rested(day) || diary.away(day) ? 'rest' : 'open'
          }
          expect(buddies[0]?.sharedStreak).toBe(streak)
          for (const { day, yours, theirs: shown } of buddies[0]?.days ?? []) {
            expect([day, yours, shown]).toEqual([day, markOf(mine, day), markOf(theirs, day)])
            if (yours === 'rest') seen.rested++
          }
        }
        if (streak > 1) seen.shared++
      }),
      histories,
      timeLimit,
    )
    // The histories must be varied enough for the test to mean something.
    expect(Math.min(seen.shared, seen.rested)).toBeGreaterThan(histories / 20)
  },
  timeLimit + 30_000,
)
