/** Sorts after every text with the same prefix. */
export const lastLetter = '\u{10FFFF}'

const minLetters = 3

/** Similarity compares groups of three letters or digits. Without any, the search would read all members. */
export const canBeLike = (text: string): boolean => (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= minLetters
