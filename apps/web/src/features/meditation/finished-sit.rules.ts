import { practiceMinutes, type NewMeditationSession } from '@sadhana/contract'
import { endsAt, minutesSat, type Sit } from './timer.rules.ts'

export type SitBody = NewMeditationSession & { clientId: string }

const iso = (ms: number) => new Date(ms).toISOString()

/** What is saved of a sit that ended at a moment; undefined when there was not one whole minute. */
export function finishedSit(sit: Sit, endedAt: number, zone: string | undefined): SitBody | undefined {
  const isWhole = endedAt >= endsAt(sit)
  const duration = isWhole ? (sit.minutes ?? practiceMinutes.max) : minutesSat({ ...sit, pausedAt: null }, endedAt)
  if (duration < practiceMinutes.min) return undefined
  return {
    clientId: sit.id,
    duration,
    type: 'meditation',
    ambientSound: sit.sound,
    notes: null,
    // A sit without an end is over when its member says so.
    interrupted: !isWhole && sit.minutes !== null,
    limbType: sit.limbType,
    startedAt: iso(sit.beganAt),
    completedAt: iso(Math.max(endedAt, sit.beganAt)),
    ...(zone && { zone }),
  }
}

/** How long a sit that was cut off may have been: as far as its page saw it, and to its end. */
export function cutOffMinutes(sit: Sit): { seen: number; whole: number } {
  return { seen: minutesSat(sit, sit.aliveAt), whole: sit.minutes ?? practiceMinutes.max }
}
