import type { PracticeSession } from '@sadhana/contract'
import { afterFeelingLabels, beforeFeelingLabels } from '../form/practice-form.text.ts'

/** The week's sessions, oldest first. The new one is added at the end, because the loaded list may not have it yet. */
export const stonesOf = (week: readonly PracticeSession[], session: PracticeSession): PracticeSession[] => [
  ...week.filter(({ id }) => id !== session.id).toReversed(),
  session,
]

export function feelingsInWords({ beforeFeeling, afterFeeling, hard }: PracticeSession): string {
  if (!beforeFeeling || (!afterFeeling && !hard)) return ''
  const before = `${beforeFeelingLabels[beforeFeeling]} before`
  if (!afterFeeling) return `${before}, and it was hard.`
  const after = `${before}, ${afterFeelingLabels[afterFeeling].toLowerCase()} after`
  return hard ? `${after}, and it was hard.` : `${after}.`
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/**
 * Empty after the tenth stone, when the number no longer says much. `total` is how many sessions the member has, if we
 * know.
 */
export function placeInWeek(stones: number, total?: number): string {
  if (stones === 1 && total !== undefined && total <= 1) return 'Your very first stone.'
  const ordinal = ordinals[stones - 1]
  return ordinal ? `The ${ordinal} stone since Monday.` : ''
}
