import type { PracticeSession } from '@sadhana/contract'
import { feelingWords } from '#intl/feelings.text.ts'
import { beforeFeelingLabels, practiceFormText } from '../form/practice-form.text.ts'

const text = practiceFormText.justSaved

/** The week's sessions, oldest first. The new one is added at the end, because the loaded list may not have it yet. */
export const stonesOf = (week: readonly PracticeSession[], session: PracticeSession): PracticeSession[] => [
  ...week.filter(({ id }) => id !== session.id).toReversed(),
  session,
]

export function feelingsInWords({ beforeFeeling, afterFeeling, hard }: PracticeSession): string {
  if (!beforeFeeling || (!afterFeeling && !hard)) return ''
  const before = beforeFeelingLabels[beforeFeeling]
  if (!afterFeeling) return text.feelings.hard(before)
  return text.feelings[hard ? 'hardShift' : 'shift'](before, feelingWords[afterFeeling])
}

/**
 * Empty after the tenth stone, when the number no longer says much. `total` is how many sessions the member has, if we
 * know.
 */
export function placeInWeek(stones: number, total?: number): string {
  if (stones === 1 && total !== undefined && total <= 1) return text.veryFirst
  return text.sinceMonday[stones - 1] ?? ''
}
