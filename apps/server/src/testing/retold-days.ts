import type { Calendar, FixedRestDay } from '@sadhana/contract'
import type { DatedSettings, SettingsHistory } from '#features/journey/calendar/timeline.rules.ts'
import { ephemerisMoons } from './moons/moons.ts'

// How days count, worked out a second time and without any of the rules: with the formatter's clock, dates as text, and
// the moons of another ephemeris.

const formats = new Map<string, Intl.DateTimeFormat>()

/** What a clock shows that starts a new date when the day ends: `2028-02-01 09:00:00`. */
function clockOf(at: Date, { zone, dayEndsAt }: Calendar): string {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(zone, format)
  const shown = new Date(`${format.format(at).replace(' ', 'T')}Z`)
  shown.setUTCMinutes(shown.getUTCMinutes() - dayEndsAt)
  return shown.toISOString()
}

const dateOf = (clock: string) => clock.slice(0, 10)
const nextDate = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
const weekdayOf = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' }).toLowerCase() as FixedRestDay

export type RetoldDays = {
  rests: (date: string) => boolean
  travels: (date: string) => boolean
  settingsOn: (date: string) => DatedSettings
}

const retold = new WeakMap<SettingsHistory, RetoldDays>()

export function retoldDays(history: SettingsHistory): RetoldDays {
  const before = retold.get(history)
  if (before) return before
  const moonDays = history.some(({ fixedRestDays }) => fixedRestDays.some((day) => day.endsWith('moon')))
    ? moonDaysOf(history)
    : new Set<string>()
  const travelDays = travelDaysOf(history)
  const starts = history.map((settings, index) => (index === 0 ? '' : dateOf(clockOf(settings.validFrom, settings))))
  const settingsOn = remember((date) => history[starts.findLastIndex((start) => start <= date)] ?? history[0])
  const days: RetoldDays = {
    settingsOn,
    travels: (date) => travelDays.has(date),
    rests: remember((date) =>
      settingsOn(date).fixedRestDays.some((day) => day === weekdayOf(date) || moonDays.has(`${day} ${date}`)),
    ),
  }
  retold.set(history, days)
  return days
}

function moonDaysOf(history: SettingsHistory): Set<string> {
  const [from, to] = [history[0].validFrom.getTime() - 90 * 86_400_000, history.at(-1)!.validFrom.getTime()]
  const near = ephemerisMoons.filter(({ at }) => at.getTime() > from && at.getTime() < to + 700 * 86_400_000)
  return new Set(
    near.map(({ moon, at }) => {
      const inForce = history.findLast(({ validFrom }) => validFrom <= at) ?? history[0]
      return `${moon} ${dateOf(clockOf(at, inForce))}`
    }),
  )
}

/** Where a change moved the clock forward: the dates that it left, skipped and reached. */
function travelDaysOf(history: SettingsHistory): Set<string> {
  const days = new Set<string>()
  for (const [index, settings] of history.entries()) {
    const [left, reached] = [history[index - 1] ?? settings, settings].map((one) =>
      clockOf(settings.validFrom, one),
    ) as [string, string]
    if (reached <= left) continue
    for (let date = dateOf(left); date <= dateOf(reached); date = nextDate(date)) days.add(date)
  }
  return days
}

function remember<T>(answer: (date: string) => T): (date: string) => T {
  const answers = new Map<string, T>()
  return (date) => {
    if (!answers.has(date)) answers.set(date, answer(date))
    return answers.get(date)!
  }
}
