/** Sorts behind every text that has the same beginning. */
export const lastLetter = '\u{10FFFF}'

const fewestLetters = 3

/** Likeness is counted in groups of three letters or digits; without any, everybody would be looked at. */
export const canBeLike = (text: string): boolean => (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= fewestLetters
