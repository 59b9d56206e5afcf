import {
  addDays,
  type AmbientSound,
  localMoment,
  type MeditationStats,
  type NewMeditationSession,
  timeOfDayAt,
  type TimeOfDay,
} from '@sadhana/contract'

type Moments = Pick<NewMeditationSession, 'startedAt' | 'completedAt' | 'duration'>

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * If the device's clock is ahead, the sit ends now and keeps its length, up to a day. Anything longer is a wrong clock.
 */
export function momentsOf({ startedAt, completedAt, duration }: Moments, now: Date): { began: Date; ended: Date } {
  const saidEnd = completedAt ? new Date(completedAt).getTime() : now.getTime()
  const saidStart = startedAt ? new Date(startedAt).getTime() : saidEnd - duration * minuteMs
  const ended = Math.min(saidEnd, now.getTime())
  const ahead = saidEnd - ended
  const began = ahead > 0 ? Math.max(saidStart - ahead, ended - dayMs) : saidStart
  return { began: new Date(Math.min(began, ended)), ended: new Date(ended) }
}

/** A sit as a practice, dated in the device's zone, with the member's default visibility. */
export const practiceOf = (sit: NewMeditationSession, began: Date, zone: string) => ({
  ...localMoment(began, zone),
  zone,
  duration: sit.duration,
  limbType: sit.limbType ?? ('dhyana' as const),
  beforeFeeling: null,
  afterFeeling: sit.afterFeeling ?? null,
  ...(sit.hard && { hard: sit.hard }),
  ...(sit.notes && { notes: sit.notes }),
  ...(sit.tags && { tags: sit.tags }),
})

/** The first of the last `days` days, including today. */
export const firstOf = (days: number, today: string): string => addDays(today, 1 - days)

/** With fewer sits, the best time would be chance. */
const minSits = 3

/** Ties go to the earlier time of day. */
export function bestTimeOf(sitsByHour: readonly { hour: number; sessions: number }[]): MeditationStats['bestTime'] {
  const total = sitsByHour.reduce((sum, { sessions }) => sum + sessions, 0)
  if (total < minSits) return null
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
