import type { QuestionSide } from '@sadhana/contract'

const daysOfBlock = 2
/** A pair is a block of each side. Chance decides which comes first. */
export const daysOfPair = 2 * daysOfBlock

export type Order = (dayNumber: number) => QuestionSide

/** Each bit of `chance` decides on one pair, of which there are 21 at most. */
export function orderOf(chance: Uint8Array): Order {
  return (dayNumber) => {
    const pair = Math.floor(dayNumber / daysOfPair)
    const isFirstBlock = dayNumber % daysOfPair < daysOfBlock
    const startsWithA = (((chance[pair >> 3] ?? 0) >> (pair & 7)) & 1) === 1
    return startsWithA === isFirstBlock ? 'a' : 'b'
  }
}
