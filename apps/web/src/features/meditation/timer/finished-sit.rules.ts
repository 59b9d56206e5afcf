import { practiceMinutes, type NewMeditationSession, type PracticeChange } from '@sadhana/contract'
import { endsAt, minutesSat, wholeMinutes, type Sit } from './timer.rules.ts'

export type SitBody = NewMeditationSession & { clientId: string }

/** The member's additions to a sit that's already saved. */
export type SitAdditions = Pick<PracticeChange, 'afterFeeling' | 'hard' | 'notes' | 'tags' | 'visibility'>

const iso = (ms: number) => new Date(ms).toISOString()

/** The request that saves a sit that ended at `endedAt`; undefined if it lasted less than a minute. */
export function finishedSit(sit: Sit, endedAt: number, zone: string | undefined): SitBody | undefined {
  const isWhole = endedAt >= endsAt(sit)
  const duration = isWhole ? wholeMinutes(sit) : minutesSat({ ...sit, pausedAt: null }, endedAt)
  if (duration < practiceMinutes.min) return undefined
  return {
    clientId: sit.id,
    duration,
    type: 'meditation',
    ambientSound: sit.sound,
    notes: null,
    // An open-ended sit counts as complete whenever its member ends it.
    interrupted: !isWhole && sit.minutes !== null,
    limbType: sit.limbType,
    startedAt: iso(sit.beganAt),
    completedAt: iso(Math.max(endedAt, sit.beganAt)),
    ...(zone && { zone }),
  }
}

/** How long a cut-off sit may have been: at least what its page saw, at most its full length. */
export function cutOffMinutes(sit: Sit): { seen: number; whole: number } {
  return { seen: minutesSat(sit, sit.aliveAt), whole: wholeMinutes(sit) }
}
