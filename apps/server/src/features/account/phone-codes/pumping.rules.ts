/** Texts to new numbers: to a country, with how many of their codes were entered; and to numbers close to this one. */
export type Traffic = { sent: number; entered: number; nearby: number }

const enoughToJudge = 20
const minEnteredShare = 0.1
const maxNearby = 10

/**
 * People who earn by texts ask for many that no one reads: to one country, or to a block of numbers. Texts to new numbers
 * there wait until it is over.
 */
export const looksPumped = ({ sent, entered, nearby }: Traffic): boolean =>
  nearby >= maxNearby || (sent >= enoughToJudge && entered / sent < minEnteredShare)
