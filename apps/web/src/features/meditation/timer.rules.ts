import { practiceMinutes, type AmbientSound, type Limb } from '@sadhana/contract'
import type { BellSettings } from './bells.rules.ts'

/** A sit that has begun. Moments are milliseconds of the device's clock. */
export type Sit = {
  id: string
  userId: string
  /** The tab that makes its sound. */
  tabId: string
  /** Null for a sit without an end. */
  minutes: number | null
  /** When the time to settle is over; later by every pause there was. */
  startsAt: number
  /** When the member sat down, whatever pauses came after. */
  beganAt: number
  pausedAt: number | null
  /** When a page that shows this sit was last known to be alive. */
  aliveAt: number
  bells: BellSettings
  sound: AmbientSound | null
  limbType: Limb
}

export type Phase = 'idle' | 'preparing' | 'running' | 'paused' | 'over'

const minuteMs = 60_000

/** Even a sit without an end has one: no practice is longer. */
export const lengthMs = ({ minutes }: Pick<Sit, 'minutes'>): number => (minutes ?? practiceMinutes.max) * minuteMs

/** Below zero while the member settles. */
const sinceStart = ({ startsAt, pausedAt }: Sit, now: number): number => (pausedAt ?? now) - startsAt

export const elapsedMs = (sit: Sit, now: number): number => Math.min(Math.max(sinceStart(sit, now), 0), lengthMs(sit))

export const remainingMs = (sit: Sit, now: number): number => lengthMs(sit) - elapsedMs(sit, now)

export const settlingMs = (sit: Sit, now: number): number => Math.max(-sinceStart(sit, now), 0)

export const endsAt = (sit: Sit): number => sit.startsAt + lengthMs(sit)

export function phaseOf(sit: Sit | null, now: number): Phase {
  if (!sit) return 'idle'
  if (sit.pausedAt !== null) return 'paused'
  if (now >= endsAt(sit)) return 'over'
  return now < sit.startsAt ? 'preparing' : 'running'
}

export const paused = (sit: Sit, now: number): Sit => (sit.pausedAt === null ? { ...sit, pausedAt: now } : sit)

export const resumed = (sit: Sit, now: number): Sit =>
  sit.pausedAt === null ? sit : { ...sit, pausedAt: null, startsAt: sit.startsAt + now - sit.pausedAt }

/** The same sit on a clock that was set back (below zero) or forth by so much. */
export const onChangedClock = (sit: Sit, ms: number): Sit => ({
  ...sit,
  startsAt: sit.startsAt + ms,
  beganAt: sit.beganAt + ms,
  aliveAt: sit.aliveAt + ms,
  pausedAt: sit.pausedAt === null ? null : sit.pausedAt + ms,
})

/** Whole minutes sat by a moment; a begun one does not count. */
export const minutesSat = (sit: Sit, now: number): number => Math.floor(elapsedMs(sit, now) / minuteMs)

/**
 * What a page finds when it is opened: a sit to go on with, one that a living page saw to its end, or one whose page
 * died before the end, about which only the member can tell how long they sat.
 */
export function foundAgain(sit: Sit, now: number): 'going' | 'seen to its end' | 'cut off' {
  if (phaseOf(sit, now) !== 'over') return 'going'
  return sit.aliveAt >= endsAt(sit) ? 'seen to its end' : 'cut off'
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** "12:45", and "1:30:00" from an hour on. Seconds that have begun are shown until they are over. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${twoDigits(m)}:${twoDigits(s)}` : `${m}:${twoDigits(s)}`
}

/** The same for `datetime` attributes: "PT12M45S". */
export const clockDuration = (ms: number): string => `PT${Math.floor(ms / minuteMs)}M${Math.ceil(ms / 1000) % 60}S`

export const minutesInWords = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`)
