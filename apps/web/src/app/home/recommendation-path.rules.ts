import type { Recommendation } from '@sadhana/contract'
import { formPathFor } from '#features/practice/usual/chosen-practice.rules.ts'

/** A sit goes to the timer. Beginners are guided through everything else; others know it, and go to the form. */
export function pathFor({
  limbType,
  duration: minutes,
  isStarter,
}: Pick<Recommendation, 'limbType' | 'duration' | 'isStarter'>): string {
  if (limbType === 'dhyana') return `/meditation?minutes=${minutes}`
  return isStarter ? `/meditation?guided=${limbType}` : formPathFor({ limbType, minutes })
}
