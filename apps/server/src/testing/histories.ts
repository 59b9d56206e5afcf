import { addDays, moons, todayOf, weekdays } from '@sadhana/contract'
import fc from 'fast-check'
import { numberOfDay } from '#features/journey/calendar/calendar.rules.ts'
import { isPausedTooLong } from '#features/journey/settings/pauses.rules.ts'
import type { LedgerChange, LedgerEntry } from '#features/journey/streak/progress.rules.ts'
import type { DatedSettings, Pause, SettingsHistory } from '#features/journey/calendar/timeline.rules.ts'

const zones = ['UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Europe/Berlin']
const pick = fc.nat(50)
const daysAgo = fc.nat(20)
const minutes = fc.constantFrom(1, 20, 60, 61, 300)
const days = (max: number) => fc.integer({ min: 1, max })

const fixedRestDays = fc
  .tuple(fc.subarray([...weekdays], { maxLength: 3 }), fc.subarray([...moons]))
  .map((kinds) => kinds.flat())

/** What a member may do. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ logsAfterHours: fc.integer({ min: 1, max: 40 }), minutes }) },
  { weight: 3, arbitrary: fc.record({ logsDailyFor: days(15) }) },
  { weight: 2, arbitrary: fc.record({ backfills: daysAgo, minutes }) },
  { weight: 2, arbitrary: fc.record({ deletes: pick }) },
  { weight: 2, arbitrary: fc.record({ edits: pick, daysAgo, minutes }) },
  { weight: 1, arbitrary: fc.record({ restsForHours: fc.integer({ min: 20, max: 80 }) }) },
  { weight: 1, arbitrary: fc.record({ changes: fc.record({ zone: fc.constantFrom(...zones) }) }) },
  { weight: 1, arbitrary: fc.record({ changes: fc.record({ dayEndsAt: fc.constantFrom(0, 60, 240, 360) }) }) },
  { weight: 1, arbitrary: fc.record({ changes: fc.record({ weeklyGoal: days(7) }) }) },
  { weight: 2, arbitrary: fc.record({ changes: fc.record({ fixedRestDays }) }) },
  { weight: 1, arbitrary: fc.record({ pausesFrom: fc.integer({ min: -10, max: 5 }), days: days(30) }) },
  { weight: 1, arbitrary: fc.record({ endsPause: pick }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

export const steps = fc.array(step, { minLength: 1, maxLength: 16, size: 'max' })

/** The current settings, which get a date when they change. */
type Settings = Omit<DatedSettings, 'validFrom'>

/** One action, and everything that is true after it. */
export type Chapter = {
  at: Date
  today: string
  deed:
    | { ledger: LedgerChange }
    | { settings: Partial<Settings> }
    | { pause: Pause }
    | { endedPause: Pause }
    | { nothing: true }
  entries: LedgerEntry[]
  history: SettingsHistory
  pauses: Pause[]
}

const hourMs = 3_600_000
export const beginning: DatedSettings = {
  validFrom: new Date('2028-02-01T09:00:00Z'),
  weeklyGoal: 3,
  zone: 'UTC',
  dayEndsAt: 0,
  fixedRestDays: [],
}

const chosen = <T>(from: T[], index: number): T | null => from[index % from.length] ?? null
const followedBy = (history: SettingsHistory, next: DatedSettings): SettingsHistory => [...history, next]

/** Turns any steps into a possible history, by leaving out those that can't be done at that moment. */
export function historyOf(todo: Step[]): Chapter[] {
  let at = beginning.validFrom
  let entries: LedgerEntry[] = []
  let history: SettingsHistory = [beginning]
  let pauses: Pause[] = []
  const chapters: Chapter[] = []

  const settings = () => history.at(-1) ?? beginning
  const today = () => todayOf({ now: at, ...settings() })
  const write = (deed: Chapter['deed']) => chapters.push({ at, today: today(), deed, entries, history, pauses })
  const wait = (hours: number) => {
    at = new Date(at.getTime() + hours * hourMs)
  }
  const change = (before: LedgerEntry | null, after: LedgerEntry | null) => {
    entries = entries.filter((entry) => entry !== before).concat(after ?? [])
    write({ ledger: { before, after } })
  }

  for (const does of todo) {
    if ('logsAfterHours' in does) {
      wait(does.logsAfterHours)
      change(null, { practiceDay: today(), minutes: does.minutes })
    } else if ('logsDailyFor' in does) {
      for (let day = 0; day < does.logsDailyFor; day++) {
        wait(24)
        change(null, { practiceDay: today(), minutes: 20 })
      }
    } else if ('backfills' in does) {
      change(null, { practiceDay: addDays(today(), -does.backfills), minutes: does.minutes })
    } else if ('deletes' in does) {
      const entry = chosen(entries, does.deletes)
      if (entry) change(entry, null)
    } else if ('edits' in does) {
      const entry = chosen(entries, does.edits)
      if (entry) change(entry, { practiceDay: addDays(today(), -does.daysAgo), minutes: does.minutes })
    } else if ('restsForHours' in does) {
      wait(does.restsForHours)
      write({ nothing: true })
    } else if ('changes' in does) {
      wait(1)
      history = followedBy(history, { ...settings(), ...does.changes, validFrom: at })
      write({ settings: does.changes })
    } else if ('pausesFrom' in does) {
      const firstDay = addDays(today(), does.pausesFrom)
      const pause = { firstDay, lastDay: addDays(firstDay, does.days - 1) }
      if (pauses.some((other) => other.firstDay <= pause.lastDay && other.lastDay >= firstDay)) continue
      const practisedDays = entries.map(({ practiceDay }) => numberOfDay(practiceDay))
      if (isPausedTooLong({ added: pause, others: pauses, practisedDays, today: numberOfDay(today()) })) continue
      pauses = pauses.concat(pause)
      write({ pause })
    } else {
      const pause = chosen(
        pauses.filter(({ lastDay }) => lastDay >= today()),
        does.endsPause,
      )
      if (!pause) continue
      const shortened = { ...pause, lastDay: addDays(today(), -1) }
      pauses = pauses.filter((other) => other !== pause).concat(pause.firstDay < today() ? shortened : [])
      write({ endedPause: pause })
    }
  }
  return chapters
}

/**
 * Checks a property whose runs mostly wait for the database, four at a time. The limit makes sure that a failure is
 * reported before the test times out.
 */
export async function checkFourAtATime<T>(property: fc.IAsyncProperty<T>, runs: number, timeLimitMs: number) {
  const limits = { interruptAfterTimeLimit: timeLimitMs, markInterruptAsFailure: true }
  const check = () => fc.assert(property, { numRuns: Math.ceil(runs / 4), ...limits })
  await Promise.all([check(), check(), check(), check()])
}
