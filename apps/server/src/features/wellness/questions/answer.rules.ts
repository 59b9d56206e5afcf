import { addDays, type QuestionAnswer, type QuestionDay } from '@sadhana/contract'
import { lastDayOf, type QuestionRow } from './frozen.rules.ts'
import type { Order } from './order.rules.ts'
import {
  chanceOf,
  differencesOf,
  errorShare,
  intervalOf,
  meanOf,
  pairMeansOf,
  pairsNeeded,
} from './randomisation.rules.ts'

export type DayValue = { day: string; value: number }

type SoFar = { order: Order; until: string; resting: readonly string[] }

/** The days up to `until`, or all if that's later. */
export function daysOf(question: QuestionRow, { order, until, resting }: SoFar): QuestionDay[] {
  const { firstDay, unkeptDays, frozen } = question
  const lastDay = lastDayOf(question)
  const end = until < lastDay ? until : lastDay
  return Array.from({ length: frozen.weeks * 7 }, (_, number) => ({
    day: addDays(firstDay, number),
    side: order(number),
  }))
    .filter(({ day }) => day <= end)
    .map(({ day, side }) => ({ day, side, isKept: !unkeptDays.includes(day), rests: resting.includes(day) }))
}

/**
 * A day that the member didn't keep to stays on the side that chance gave it. If such days were left out, someone who
 * keeps to one side on good days only would see a difference that isn't there (docs/decisions/0160-own-questions.md).
 */
export function answerOf(days: readonly QuestionDay[], noted: readonly DayValue[]): QuestionAnswer {
  const values = new Map(noted.map(({ day, value }) => [day, value]))
  const active = days.filter(({ rests }) => !rests)
  const counted = days.flatMap(({ day, side, rests }, number) => {
    const value = values.get(day)
    return rests || value === undefined ? [] : [{ number, side, value }]
  })
  const comparison = comparisonOf(counted)
  return {
    verdict: verdictOf(comparison),
    values: counted.map(({ side, value }) => ({ side, value })),
    keptDays: active.filter(({ isKept }) => isKept).length,
    activeDays: active.length,
    comparison,
  }
}

function comparisonOf(counted: Parameters<typeof pairMeansOf>[0]): QuestionAnswer['comparison'] {
  const pairs = pairMeansOf(counted)
  if (pairs.length < pairsNeeded) return null
  const differences = differencesOf(pairs)
  return {
    means: { a: meanOf(pairs.map(({ a }) => a)), b: meanOf(pairs.map(({ b }) => b)) },
    difference: meanOf(differences),
    ...intervalOf(differences),
    chance: chanceOf(differences),
  }
}

function verdictOf(comparison: QuestionAnswer['comparison']): QuestionAnswer['verdict'] {
  if (!comparison) return 'too-few'
  if (comparison.chance > errorShare) return 'cannot-tell'
  return comparison.difference > 0 ? 'a-more' : 'b-more'
}

const daysForSpread = 14

/** The standard deviation, from two weeks of values on. */
export function spreadOf(values: readonly number[]): number | null {
  if (values.length < daysForSpread) return null
  const mean = meanOf(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}
