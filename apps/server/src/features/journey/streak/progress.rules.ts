import { experiencePerLevel, type ExperienceEntry } from '@sadhana/contract'

/** One practice as the ledger counts it. */
export type LedgerEntry = { practiceDay: string; minutes: number }
/** `before` is null for a logged practice, and `after` for a deleted one. */
export type LedgerChange = { before: LedgerEntry | null; after: LedgerEntry | null }

export const experienceMinutesMax = 60
export const experienceOfPracticeDay = 10

const experienceOf = (entry: LedgerEntry | null): number => Math.min(entry?.minutes ?? 0, experienceMinutesMax)

export type LedgerEffect = {
  /** The day that now has its first practice. */
  newDay: string | null
  /** The day that no longer has any practice. */
  emptiedDay: string | null
  experience: number
  sessions: number
  minutes: number
}

/** How a change affects the stats. `sessionsOn` counts the sessions of a day after the change. */
export function effectOf({ before, after }: LedgerChange, sessionsOn: (day: string) => number): LedgerEffect {
  const movesDay = before?.practiceDay !== after?.practiceDay
  const newDay = after && movesDay && sessionsOn(after.practiceDay) === 1 ? after.practiceDay : null
  const emptiedDay = before && movesDay && sessionsOn(before.practiceDay) === 0 ? before.practiceDay : null
  const days = Number(newDay !== null) - Number(emptiedDay !== null)
  return {
    newDay,
    emptiedDay,
    experience: experienceOf(after) - experienceOf(before) + days * experienceOfPracticeDay,
    sessions: Number(after !== null) - Number(before !== null),
    minutes: (after?.minutes ?? 0) - (before?.minutes ?? 0),
  }
}

type Recent = Pick<ExperienceEntry, 'id' | 'practiceDay' | 'limbType' | 'minutes'> & { isFirstOfDay: boolean }

/** A practice with the experience it earned. */
export function experienceEntryOf({ isFirstOfDay, ...practice }: Recent): ExperienceEntry {
  const dayBonus = isFirstOfDay ? experienceOfPracticeDay : 0
  return { ...practice, dayBonus, experience: experienceOf(practice) + dayBonus }
}

export const levelOf = (experience: number): number => 1 + Math.floor(experience / experiencePerLevel)

/** The practice days of the week compared with the goal, from 0 to 100. */
export const weeklyProgressOf = (practiceDays: number, weeklyGoal: number): number =>
  Math.min(100, Math.round((practiceDays / weeklyGoal) * 100))
