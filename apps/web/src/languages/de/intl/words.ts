import { plural } from '#intl/intl.rules.ts'

/** A clock time inside a sentence: "6:30 Uhr", and "6:30 AM" for a reader with a 12-hour clock. */
export const oClock = (time: string): string => (/\p{L}/u.test(time) ? time : `${time} Uhr`)

/** The first word of a sentence or list. */
export const upperFirst = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** After "in", "an" and "von": "1 Tag", "35 Tagen". */
export const daysAfterPreposition = (days: number): string =>
  plural(days, { one: '1 Tag', other: (count) => `${count} Tagen` })
