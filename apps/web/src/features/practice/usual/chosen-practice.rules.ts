import { limbs, practiceMinutes, type Limb } from '@sadhana/contract'

export type ChosenPractice = { limbType: Limb; minutes: number }

/** The form with limb and minutes filled in. The visibility isn't in the address, because anyone can write one. */
export const formPathFor = ({ limbType, minutes }: ChosenPractice): string =>
  `/?tab=practice&limb=${limbType}&minutes=${minutes}`

/** The practice that a link to the form chooses; undefined unless it is complete and valid. */
export function chosenIn(search: URLSearchParams): ChosenPractice | undefined {
  const limbType = limbs.find((limb) => limb === search.get('limb'))
  const minutes = Number(search.get('minutes'))
  const isPossible = Number.isInteger(minutes) && minutes >= practiceMinutes.min && minutes <= practiceMinutes.max
  return limbType && isPossible ? { limbType, minutes } : undefined
}
