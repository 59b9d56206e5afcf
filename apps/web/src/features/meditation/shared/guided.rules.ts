import { type EyeState, isGentle, type Limb } from '@sadhana/contract'
import type { Breath, PacedStretch } from './breath.rules.ts'

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const
export type Difficulty = (typeof difficulties)[number]

export const conditions = ['pregnancy', 'blood-pressure', 'heart', 'epilepsy', 'surgery'] as const
/** Conditions a member may name on this device, so that unsuitable practices are left out. */
export type Condition = (typeof conditions)[number]

type Step = {
  title: string
  minutes: number
  /** The lines, each with the second of the step at which it is spoken. Between them is silence. */
  lines: readonly (readonly [second: number, words: string])[]
  breath?: Breath
}

export type GuidedPractice = {
  id: string
  limb: Limb
  title: string
  summary: string
  difficulty: Difficulty
  /** Closed if it asks for that anywhere. */
  eyes: EyeState
  /** Also a pause with empty lungs. */
  holdsBreath: boolean
  notFor: readonly Condition[]
  /** Shown before the first start, and beside the steps. */
  note?: string
  steps: readonly Step[]
}

const minuteMs = 60_000

export const minutesOf = ({ steps }: Pick<GuidedPractice, 'steps'>): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0)

/** When each step starts, in milliseconds from the start. */
export function stepStarts({ steps }: Pick<GuidedPractice, 'steps'>): number[] {
  let from = 0
  return steps.map(({ minutes }) => {
    from += minutes * minuteMs
    return from - minutes * minuteMs
  })
}

export const hasPacer = ({ steps }: Pick<GuidedPractice, 'steps'>): boolean => steps.some(({ breath }) => breath)

export const pacedStretches = (practice: Pick<GuidedPractice, 'steps'>): PacedStretch[] => {
  const starts = stepStarts(practice)
  return practice.steps.flatMap(({ breath, minutes }, index) => {
    const fromMs = starts[index] ?? 0
    return breath ? [{ fromMs, toMs: fromMs + minutes * minuteMs, breath }] : []
  })
}

export type PracticePosition = {
  index: number
  step: Step
  /** Milliseconds into the step. */
  sinceMs: number
  /** The latest line of this step; undefined before its first line. */
  words: string | undefined
}

/** The position in a practice at this many milliseconds. */
export function positionIn(practice: Pick<GuidedPractice, 'steps'>, elapsedMs: number): PracticePosition {
  const starts = stepStarts(practice)
  const index = Math.max(
    starts.findLastIndex((start) => start <= elapsedMs),
    0,
  )
  const step = practice.steps[index]!
  const sinceMs = elapsedMs - (starts[index] ?? 0)
  const words = step.lines.findLast(([second]) => second * 1000 <= sinceMs)?.[1]
  return { index, step, sinceMs, words }
}

const nearStartMs = 5_000

/** Back to the start of this step, or of the one before if this one has only just started. */
export function stepBack(practice: Pick<GuidedPractice, 'steps'>, elapsedMs: number): number {
  const { index, sinceMs } = positionIn(practice, elapsedMs)
  return stepStarts(practice)[sinceMs < nearStartMs ? Math.max(index - 1, 0) : index] ?? 0
}

/** The start of the next step; undefined in the last one. */
export const nextStep = (practice: Pick<GuidedPractice, 'steps'>, elapsedMs: number): number | undefined =>
  stepStarts(practice)[positionIn(practice, elapsedMs).index + 1]

export const lengths = ['any', 'to-10', 'to-20', 'longer'] as const
export type Length = (typeof lengths)[number]
export type Filters = { length: Length; difficulty: Difficulty | 'any'; limb: Limb | 'all' }
export const noFilters: Filters = { length: 'any', difficulty: 'any', limb: 'all' }

const isOfLength: Record<Length, (minutes: number) => boolean> = {
  any: () => true,
  'to-10': (minutes) => minutes <= 10,
  'to-20': (minutes) => minutes <= 20,
  longer: (minutes) => minutes > 20,
}

export const matches = (practice: GuidedPractice, { length, difficulty, limb }: Filters): boolean =>
  isOfLength[length](minutesOf(practice)) &&
  (difficulty === 'any' || practice.difficulty === difficulty) &&
  (limb === 'all' || practice.limb === limb)

/** Whether it is among what we suggest in gentle days. */
export const isForGentleDays = (practice: GuidedPractice): boolean =>
  isGentle({ ...practice, minutes: minutesOf(practice) })

/** The conditions the member named that speak against the practice. */
export const reasonsAgainst = ({ notFor }: GuidedPractice, conditions: readonly Condition[]): Condition[] =>
  notFor.filter((condition) => conditions.includes(condition))
