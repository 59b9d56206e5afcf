import { limbs, practiceMinutes, type Limb } from '@sadhana/contract'

export type ChosenPractice = { limbType: Limb; minutes: number }

/** The form with limb and minutes filled in. Who sees the practice is not in the address, where anybody could write it. */
export const formPathFor = ({ limbType, minutes }: ChosenPractice): string =>
  `/?tab=practice&limb=${limbType}&minutes=${minutes}`

/** What a link to the form has chosen; nothing unless it is whole and possible. */
export function chosenIn(search: URLSearchParams): ChosenPractice | undefined {
  const limbType = limbs.find((limb) => limb === search.get('limb'))
  const minutes = Number(search.get('minutes'))
  const isPossible = Number.isInteger(minutes) && minutes >= practiceMinutes.min && minutes <= practiceMinutes.max
  return limbType && isPossible ? { limbType, minutes } : undefined
}
