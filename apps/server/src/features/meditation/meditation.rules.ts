import type { AmbientSound, MeditationStats, NewMeditationSession, timesOfDay } from '@sadhana/contract'
import { cursorFrom, readCursor } from '#platform/cursor.rules.ts'

type Moments = Pick<NewMeditationSession, 'startedAt' | 'completedAt' | 'duration'>

const minuteMs = 60_000

/** A device whose clock runs ahead loses nothing: its sit ended now, and began as long before as it says. */
export function momentsOf({ startedAt, completedAt, duration }: Moments, now: Date): { began: Date; ended: Date } {
  const saidEnd = completedAt ? new Date(completedAt).getTime() : now.getTime()
  const saidStart = startedAt ? new Date(startedAt).getTime() : saidEnd - duration * minuteMs
  const ended = Math.min(saidEnd, now.getTime())
  const began = Math.min(saidStart - (saidEnd - ended), ended)
  return { began: new Date(began), ended: new Date(ended) }
}

/** What calendar and clock show in a zone. */
export function localMoment(at: Date, zone: string): { date: string; time: string } {
  // The Swedish way of writing a moment is the one of our contract: 2026-03-10 06:30.
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  const [date = '', time = ''] = shown.split(' ')
  return { date, time }
}

/** The practice that a sit is: where its device was when it began, for those with whom its member shares by default. */
export const practiceOf = (sit: NewMeditationSession, began: Date, zone: string) => ({
  ...localMoment(began, zone),
  zone,
  duration: sit.duration,
  limbType: sit.limbType ?? ('dhyana' as const),
  beforeFeeling: null,
  afterFeeling: sit.afterFeeling ?? null,
  ...(sit.notes && { notes: sit.notes }),
})

/** The first of so many days that end today. */
export function firstOf(days: number, today: string): string {
  const day = new Date(today)
  day.setUTCDate(day.getUTCDate() - days + 1)
  return day.toISOString().slice(0, 10)
}

type TimeOfDay = (typeof timesOfDay)[number]

const firstHours: [number, TimeOfDay][] = [
  [21, 'night'],
  [17, 'evening'],
  [12, 'afternoon'],
  [5, 'morning'],
]

export const timeOfDayAt = (hour: number): TimeOfDay => firstHours.find(([from]) => hour >= from)?.[1] ?? 'night'

/** Below this, a favourite hour would be chance. */
const fewestSits = 3

/** Of two equal ones, the one that comes first in the day. */
export function bestTimeOf(sitsByHour: readonly { hour: number; sessions: number }[]): MeditationStats['bestTime'] {
  const total = sitsByHour.reduce((sum, { sessions }) => sum + sessions, 0)
  if (total < fewestSits) return null
  const order: readonly TimeOfDay[] = ['morning', 'afternoon', 'evening', 'night']
  const counted = order.map((timeOfDay) => ({
    timeOfDay,
    sessions: sitsByHour
      .filter(({ hour }) => timeOfDayAt(hour) === timeOfDay)
      .reduce((sum, { sessions }) => sum + sessions, 0),
  }))
  return counted.reduce((best, other) => (other.sessions > best.sessions ? other : best))
}

type SoundMinutes = { sound: AmbientSound | null; minutes: number }

export const rankSounds = (sounds: readonly SoundMinutes[]): SoundMinutes[] =>
  sounds.toSorted((one, other) => other.minutes - one.minutes || (one.sound ?? '').localeCompare(other.sound ?? ''))

type Position = { completedAt: string; id: string }

export const cursorOf = ({ completedAt, id }: Position): string => cursorFrom(completedAt, id)

const position =
  /^(?<completedAt>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (?<id>[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/

/** Undefined for anything that `cursorOf` did not make. */
export function positionOf(cursor: string): Position | undefined {
  const groups = position.exec(readCursor(cursor))?.groups as Position | undefined
  return groups && !Number.isNaN(Date.parse(groups.completedAt)) ? { ...groups } : undefined
}
