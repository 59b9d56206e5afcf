const lowestScore = 3

/** zxcvbn's scale runs from 0 to 4; 3 withstands guessing against a stolen hash for long. */
export const isStrongEnough = (score: number): boolean => score >= lowestScore

/** Estimating takes time that grows with the length; what a strong beginning is followed by only makes it stronger. */
const longestEstimated = 64

export const partToEstimate = (password: string): string => password.slice(0, longestEstimated)

/** Each word of a name or address counts by itself. */
export const wordsOf = (about: readonly (string | null)[]): string[] =>
  about.flatMap((text) => (text ? [text, ...text.split(/[^\p{L}\p{N}]+/u)] : [])).filter((word) => word.length > 2)
