/**
 * Texts to new numbers: how many were sent to a country, how many of their codes were entered, and how many went to
 * similar numbers.
 */
export type Traffic = { sent: number; entered: number; nearby: number }

const enoughToJudge = 20
const minEnteredShare = 0.1
const maxNearby = 10

/**
 * Fraudsters who earn money from texts request many that no one reads, to one country or to a block of numbers. Texts
 * to new numbers there are held back until this stops.
 */
export const looksPumped = ({ sent, entered, nearby }: Traffic): boolean =>
  nearby >= maxNearby || (sent >= enoughToJudge && entered / sent < minEnteredShare)
