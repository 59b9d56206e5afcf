import { addDays, instantOf, localMoment, minutesOf } from '@sadhana/contract'

const minuteMs = 60_000

/** The values of the form: the day of waking, and two clock times that may be empty. */
export type ClockTimes = { date: string; bedtime: string; wakeTime: string; zone: string }

export type SleepTimes = { bedtime: Date | null; wakeTime: Date | null; duration: number | null }

/** The moments at which a clock shows this time. In the hour that occurs twice there are two. */
function momentsOf(date: string, time: string, zone: string): Date[] {
  const first = instantOf({ date, time, zone })
  const showsAgain = (later: Date) => {
    const shown = localMoment(later, zone)
    return shown.date === date && shown.time === time
  }
  const later = [30, 60].map((minutes) => new Date(first.getTime() + minutes * minuteMs))
  return [first, ...later.filter(showsAgain)]
}

/** Without a wake time, a bedtime from noon on belongs to the evening before. */
const noon = 12 * 60

/**
 * The moments of a night. The wake time is on the date. The bedtime is on the same date or the evening before,
 * whichever makes the sleep shorter. The length is elapsed time, whatever the clocks did that night.
 */
export function sleepTimes({ date, bedtime, wakeTime, zone }: ClockTimes): SleepTimes {
  const none: SleepTimes = { bedtime: null, wakeTime: null, duration: null }
  if (!date) return none
  const evening = addDays(date, -1)
  if (!wakeTime) {
    const bedDate = bedtime && minutesOf(bedtime) >= noon ? evening : date
    return bedtime ? { ...none, bedtime: instantOf({ date: bedDate, time: bedtime, zone }) } : none
  }
  if (!bedtime) return { ...none, wakeTime: instantOf({ date, time: wakeTime, zone }) }
  const beds = [date, evening].flatMap((day) => momentsOf(day, bedtime, zone).slice(0, 1))
  const wakes = momentsOf(date, wakeTime, zone)
  const nights = beds.flatMap((bed) =>
    wakes.map((wake) => ({
      bedtime: bed,
      wakeTime: wake,
      duration: Math.round((wake.getTime() - bed.getTime()) / minuteMs),
    })),
  )
  const [shortest] = nights
    .filter(({ duration }) => duration >= 0)
    .toSorted((one, other) => one.duration - other.duration)
  return shortest ?? none
}

/** The times of a night as its own clock showed them. */
export const clockTimesOf = (night: { bedtime: string | null; wakeTime: string | null; zone: string }) => ({
  bedtime: night.bedtime ? localMoment(new Date(night.bedtime), night.zone).time : '',
  wakeTime: night.wakeTime ? localMoment(new Date(night.wakeTime), night.zone).time : '',
})

const axisStart = 20 * 60
const axisMinutes = 14 * 60
const dayMinutes = 24 * 60

/** Where a night lies between 20:00 and 10:00, in percent; undefined if it lies outside. */
export function nightOnAxis(bedtime: string, duration: number): { start: number; width: number } | undefined {
  const from = (minutesOf(bedtime) - axisStart + dayMinutes) % dayMinutes
  // A night that starts before the axis is shown from the start of the axis.
  const start = from + duration > dayMinutes ? from - dayMinutes : from
  const [seenFrom, seenTo] = [Math.max(0, start), Math.min(axisMinutes, start + duration)]
  if (seenTo <= seenFrom) return undefined
  return { start: (seenFrom / axisMinutes) * 100, width: ((seenTo - seenFrom) / axisMinutes) * 100 }
}

/** 1 to 4 Light, 5 to 7 Fair, 8 to 10 Restful. */
export function qualityBand(quality: number): 'light' | 'fair' | 'restful' {
  if (quality >= 8) return 'restful'
  return quality >= 5 ? 'fair' : 'light'
}
