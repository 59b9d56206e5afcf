import { type NewSleepEntry, type SleepChange } from '@sadhana/contract'
import type { FieldMessages } from '@sadhana/contract/languages'

/** A sleep entry as stored. */
export type Night = {
  id: string
  date: string
  bedtime: Date | null
  wakeTime: Date | null
  duration: number | null
  quality: number
  notes: string | null
  zone: string
  version: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const maxMinutes = 24 * 60
/** Devices' clocks may be slightly ahead of ours. */
const clockToleranceMs = minuteMs
/** Somewhere on earth, a date starts 14 hours before it does in UTC, and ends 12 hours later than in UTC. */
const earliestZoneMs = 14 * 60 * minuteMs
const latestZoneMs = 12 * 60 * minuteMs

const instantOrNull = (text: string | null) => (text === null ? null : new Date(text))

/** The elapsed time, so that nights on which the clocks change have their real length. */
const minutesBetween = (bedtime: Date, wakeTime: Date): number =>
  Math.round((wakeTime.getTime() - bedtime.getTime()) / minuteMs)

const withDuration = (night: Night): Night =>
  night.bedtime && night.wakeTime ? { ...night, duration: minutesBetween(night.bedtime, night.wakeTime) } : night

export function nightOf(id: string, input: NewSleepEntry, accountZone: string): Night {
  const { date, quality, duration, zone = accountZone, notes } = input
  const times = { bedtime: instantOrNull(input.bedtime), wakeTime: instantOrNull(input.wakeTime) }
  return withDuration({ id, date, ...times, duration, quality, notes: notes || null, zone, version: 1 })
}

/**
 * Fields that a change doesn't contain stay as they are. If a time is missing, a duration that was calculated from both
 * is removed too.
 */
export function withSleepChange(night: Night, change: SleepChange): Night {
  const changed: Night = {
    ...night,
    date: change.date ?? night.date,
    quality: change.quality ?? night.quality,
    zone: change.zone ?? night.zone,
    bedtime: change.bedtime === undefined ? night.bedtime : instantOrNull(change.bedtime),
    wakeTime: change.wakeTime === undefined ? night.wakeTime : instantOrNull(change.wakeTime),
    notes: change.notes === undefined ? night.notes : change.notes || null,
  }
  const hadBoth = night.bedtime !== null && night.wakeTime !== null
  const previousDuration = hadBoth ? null : night.duration
  return withDuration({ ...changed, duration: change.duration === undefined ? previousDuration : change.duration })
}

/** The errors in a night, by field. */
export function faultsOf({ date, bedtime, wakeTime, duration }: Night, now: Date): FieldMessages | undefined {
  const latest = now.getTime() + clockToleranceMs
  const dayStart = Date.parse(date)
  if (dayStart - earliestZoneMs > latest) return { date: 'This is in the future. Please check the date.' }
  if (wakeTime && wakeTime.getTime() > latest) return { wakeTime: 'This is in the future. Please check the time.' }
  if (bedtime && bedtime.getTime() > latest) return { bedtime: 'This is in the future. Please check the time.' }
  const isOnDate = (moment: Date) =>
    moment.getTime() >= dayStart - earliestZoneMs && moment.getTime() < dayStart + dayMs + latestZoneMs
  if (wakeTime && !isOnDate(wakeTime)) return { wakeTime: 'Please choose a time on the day you woke' }
  if (bedtime && bedtime.getTime() < dayStart - dayMs - earliestZoneMs) {
    return { bedtime: 'Please choose a time on the day you woke, or the evening before' }
  }
  if (bedtime && !wakeTime && !isOnDate(new Date(bedtime.getTime() + dayMs)) && !isOnDate(bedtime)) {
    return { bedtime: 'Please choose a time on the day you woke, or the evening before' }
  }
  if (bedtime && wakeTime && bedtime > wakeTime) return { wakeTime: 'Please choose a wake time after your bedtime' }
  if (duration !== null && duration > maxMinutes) return { bedtime: 'Please enter 24 hours or less' }
  return undefined
}
