import { practiceMinutes, type AmbientSound, type Limb, type OwnBreath, type Programme } from '@sadhana/contract'
import type { PacedStretch } from '../shared/breath.rules.ts'
import type { BellSettings } from '../shared/programme.rules.ts'

/**
 * The parts of a guided practice that the timer needs. They are saved with the sit, so that sound and clock need no
 * texts.
 */
export type GuidedSit = {
  practiceId: string
  title: string
  /** The moments at which a step starts with a bell. */
  bellsAtMs: readonly number[]
  paced: readonly PacedStretch[]
  /** How much time was skipped, negative if steps were repeated. Skipped time doesn't count as sat. */
  skippedMs: number
}

/** A sit that has started. Times are milliseconds on the device's clock. */
export type Sit = {
  id: string
  userId: string
  /** The tab that plays its sound. */
  tabId: string
  /** Null for an open-ended sit. */
  minutes: number | null
  /** When the time to settle ends, moved later by every pause. */
  startsAt: number
  /** When the sit started. Pauses don't move it. */
  beganAt: number
  pausedAt: number | null
  /** When a page showing this sit last gave a sign of life. */
  aliveAt: number
  bells: BellSettings
  /** Its stretches and their bells, which then count instead of `bells`. */
  programme?: Programme
  /** Paced from its start to its end. */
  breath?: OwnBreath
  sound: AmbientSound | null
  limbType: Limb
  guided?: GuidedSit
  /** Sat in a room, whose start it shares. It can't be paused, and time before the member came doesn't count as sat. */
  together?: { roomId: string; lateMs: number }
  /** When it ended. It stays on the device until the outbox has it. */
  endedAt?: number
}

export type Phase = 'idle' | 'preparing' | 'running' | 'paused' | 'over'

const minuteMs = 60_000

/** Even an open-ended sit ends at the maximum length of a practice. */
export const lengthMs = ({ minutes }: Pick<Sit, 'minutes'>): number => (minutes ?? practiceMinutes.max) * minuteMs

/** Negative while the member settles. */
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

export const paused = (sit: Sit, now: number): Sit =>
  sit.pausedAt === null && !sit.together ? { ...sit, pausedAt: now } : sit

export const resumed = (sit: Sit, now: number): Sit =>
  sit.pausedAt === null ? sit : { ...sit, pausedAt: null, startsAt: sit.startsAt + now - sit.pausedAt }

/**
 * True if this many minutes are over already, so that the sit can't be made that short. Never true for an open-ended
 * sit (null).
 */
export const isSatAlready = (sit: Sit, minutes: number | null, now: number): boolean =>
  minutes !== null && lengthMs({ minutes }) <= elapsedMs({ ...sit, minutes: null }, now)

/** In a pause the end moves and the minutes sat stay. A length that is over already changes nothing. */
export const withLength = (sit: Sit, minutes: number | null, now: number): Sit =>
  sit.pausedAt === null || isSatAlready(sit, minutes, now) ? sit : { ...sit, minutes }

/** The same sit after the clock was changed by `ms`. */
export const onChangedClock = (sit: Sit, ms: number): Sit => ({
  ...sit,
  startsAt: sit.startsAt + ms,
  beganAt: sit.beganAt + ms,
  aliveAt: sit.aliveAt + ms,
  pausedAt: sit.pausedAt === null ? null : sit.pausedAt + ms,
})

const skippedMs = ({ guided, together }: Sit): number => guided?.skippedMs ?? together?.lateMs ?? 0

/** Whole minutes sat so far. A minute that isn't over doesn't count, nor does a skipped step. */
export const minutesSat = (sit: Sit, now: number): number =>
  Math.floor((elapsedMs(sit, now) - skippedMs(sit)) / minuteMs)

/** The minutes this sit will have if it continues to its end. */
export const wholeMinutes = (sit: Sit): number =>
  Math.min(Math.floor((lengthMs(sit) - skippedMs(sit)) / minuteMs), practiceMinutes.max)

/** The same guided sit, moved to another place. */
export const movedTo = (sit: Sit, placeMs: number, now: number): Sit =>
  sit.guided
    ? {
        ...sit,
        startsAt: (sit.pausedAt ?? now) - placeMs,
        guided: { ...sit.guided, skippedMs: sit.guided.skippedMs + placeMs - elapsedMs(sit, now) },
      }
    : sit

/**
 * What a page finds when it opens: a sit still running, one that an open page saw to its end, or one whose page was
 * closed earlier. In that case only the member knows how long they sat.
 */
export function restoredState(sit: Sit, now: number): 'going' | 'seen to its end' | 'cut off' {
  if (phaseOf(sit, now) !== 'over') return 'going'
  return sit.aliveAt >= endsAt(sit) ? 'seen to its end' : 'cut off'
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** "12:45", and "1:30:00" from an hour on, rounded up to whole seconds. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${twoDigits(m)}:${twoDigits(s)}` : `${m}:${twoDigits(s)}`
}

/** For `datetime` attributes: "PT12M45S". */
export const clockDuration = (ms: number): string => `PT${Math.floor(ms / minuteMs)}M${Math.ceil(ms / 1000) % 60}S`
