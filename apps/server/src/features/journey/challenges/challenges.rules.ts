import { addDays, challengeGroupMin, type Challenge, type ChallengeType } from '@sadhana/contract'

/** What a practice day adds to a challenge. */
export type CountedDay = { day: string; minutes: number; limbs: string[] }

type Goal = { type: ChallengeType; requirement: number }
type Progress = Pick<Challenge, 'progress' | 'lastCounted' | 'completedAt'>

export const noProgress: Progress = { progress: 0, lastCounted: null, completedAt: null }

/**
 * What the counted days of a challenge add up to, and the day on which the goal was reached. The days must be in order.
 */
export function progressOf({ type, requirement }: Goal, days: readonly CountedDay[]): Progress {
  const seenLimbs = new Set<string>()
  let { progress, lastCounted, completedAt } = noProgress
  for (const { day, minutes, limbs } of days) {
    const newLimbs = limbs.filter((limb) => !seenLimbs.has(limb))
    for (const limb of newLimbs) seenLimbs.add(limb)
    const amount = { days: 1, minutes, limbs: newLimbs.length }[type]
    if (amount === 0) continue
    progress += amount
    lastCounted = { day, amount }
    if (progress >= requirement) completedAt ??= day
  }
  return { progress, lastCounted, completedAt }
}

/** How long before its first day a challenge is shown and can be joined. */
const leadDays = 14

export const lastShownStart = (today: string): string => addDays(today, leadDays)

type Days = { firstDay: string; lastDay: string }

/** A challenge waits for a member in gentle days: so many days later, it ends for them. */
export function ownEnd({ startDate, endDate }: Pick<Challenge, 'startDate' | 'endDate'>, gentle: readonly Days[]) {
  let end = endDate
  for (let day = startDate; day <= end; day = addDays(day, 1)) {
    if (gentle.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) end = addDays(end, 1)
  }
  return end
}

type Dated = Pick<Challenge, 'startDate' | 'endDate' | 'isParticipating' | 'completedAt'> & { isActive: boolean }

/** The list that a challenge belongs to by the member's own calendar, or null if it belongs to none. */
export function listOf(challenge: Dated, today: string): 'active' | 'completed' | 'ended' | null {
  const { isParticipating, completedAt, isActive, startDate, endDate } = challenge
  const isOver = !isActive || endDate < today
  if (isParticipating) {
    if (completedAt) return 'completed'
    return isOver ? 'ended' : 'active'
  }
  return isOver || startDate > lastShownStart(today) ? null : 'active'
}

/** The total is shown only if it reveals nothing about any single member. */
export const shownTogether = (together: number, participants: number): number | null =>
  participants >= challengeGroupMin ? together : null
