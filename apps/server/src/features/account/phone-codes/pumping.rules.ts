/** Texts to new numbers: to a country, with how many of their codes were entered; and to numbers close to this one. */
export type Traffic = { sent: number; entered: number; nearby: number }

const enoughToJudge = 20
const fewestEntered = 0.1
const mostNearby = 10

/**
 * People who earn by texts ask for many that nobody reads: to one country, or to a block of numbers. Texts to new numbers
 * there wait until it is over.
 */
export const looksPumped = ({ sent, entered, nearby }: Traffic): boolean =>
  nearby >= mostNearby || (sent >= enoughToJudge && entered / sent < fewestEntered)
