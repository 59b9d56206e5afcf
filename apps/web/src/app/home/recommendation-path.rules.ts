import type { Recommendation } from '@sadhana/contract'
import { formPathFor } from '#features/practice/usual/chosen-practice.rules.ts'

/** Sits open the timer. For everything else, beginners get a guided practice and others the form. */
export function pathFor({
  limbType,
  duration: minutes,
  isStarter,
}: Pick<Recommendation, 'limbType' | 'duration' | 'isStarter'>): string {
  if (limbType === 'dhyana') return `/meditation?minutes=${minutes}`
  return isStarter ? `/meditation?guided=${limbType}` : formPathFor({ limbType, minutes })
}
