import type { AfterFeeling, Limb, PracticeLength, TimeOfDay, Twentieths } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'

type Count = { hard: number; practices: number }

const ofText = ({ hard, practices }: Count) => `${hard} of ${practices}`

export const hardText = {
  title: 'When it was hard',
  hint: 'One stone a practice, the last 90 days. Only you see this.',
  hintFew: 'The last 90 days. Only you see this.',
  loadFailed: 'We couldn’t load when it was hard',
  safe: 'Your practices are safe. Please try again.',
  headline: ({ hard, practices }: Count) => `${hard} of your ${practices} practices were hard.`,
  headlineQuietly: 'Some of your practices were hard.',
  sortBy: 'Sort by',
  length: 'Length',
  time: 'Part of day',
  limb: 'Limb',
  of: ofText,
  range: ({ low, high }: Twentieths) => (low === high ? `${low} in 20` : `${low} to ${high} in 20`),
  ofAll: (range: string) => `Of all your practices: ${range}`,
  marks: (count: Count) => `${ofText(count)} were hard`,
  marksQuietly: ({ hard }: Count) => (hard > 0 ? 'Some were hard' : 'None were hard'),
  practice: 'a practice',
  hard: 'it was hard',
  rangeMeaning: (range: string) => `“${range}” is the range your true share may lie in`,
  endings: 'What endings look like',
  practices: (count: number) => plural(count, { one: '1 practice', other: (many) => `${many} practices` }),
  inBoth: (times: number, feeling: AfterFeeling) =>
    plural(times, {
      one: `A hard ending counts like any other. One was hard and ${feeling}; it’s in both.`,
      other: (many) => `A hard ending counts like any other. ${many} were hard and ${feeling}; they’re in both.`,
    }),
  inBothOfSome: (times: number) =>
    plural(times, {
      one: 'A hard ending counts like any other. One was hard and something else too; it’s in both.',
      other: (many) =>
        `A hard ending counts like any other. ${many} were hard and something else too; they’re in both.`,
    }),
  inBothQuietly: 'A hard ending counts like any other. One that was hard and calm is in both.',
  words: 'Words you chose',
  wordTimes: (chosen: number, of: number) =>
    plural(of, { one: `${chosen} of 1 time`, other: (many) => `${chosen} of ${many} times` }),
  noWords: 'None yet. They’re only there if you’d like them.',
  whatHelps: 'What can help',
  talk: 'Talk to someone',
  count: ({ hard, practices }: Count) =>
    plural(hard, { one: `hard practice of ${practices}`, other: () => `hard practices of ${practices}` }),
  few: 'From eight on, we’d say how they go with length, part of day and limb. We hope it never comes to that. Below eight it would be guessing.',
}

export const lengthLabels: Record<PracticeLength, string> = {
  'up-to-10': 'Up to 10 min',
  '11-to-20': '11 to 20 min',
  '21-to-40': '21 to 40 min',
  'over-40': 'Over 40 min',
}

export const timeLabels: Record<TimeOfDay, string> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  night: 'Night',
}

type Sentence = (most: string, rest: string) => string

export const mostByLength: Record<PracticeLength, Sentence> = {
  'up-to-10': (most, rest) =>
    `Your practices of up to 10 minutes were hard more often: ${most}, and ${rest} of the others.`,
  '11-to-20': (most, rest) =>
    `Your practices of 11 to 20 minutes were hard more often: ${most}, and ${rest} of the others.`,
  '21-to-40': (most, rest) =>
    `Your practices of 21 to 40 minutes were hard more often: ${most}, and ${rest} of the others.`,
  'over-40': (most, rest) =>
    `Your practices of over 40 minutes were hard more often: ${most}, and ${rest} of the others.`,
}

export const mostByTime: Record<TimeOfDay, Sentence> = {
  morning: (most, rest) => `Your practices in the morning were hard more often: ${most}, and ${rest} of the others.`,
  afternoon: (most, rest) =>
    `Your practices in the afternoon were hard more often: ${most}, and ${rest} of the others.`,
  evening: (most, rest) => `Your practices in the evening were hard more often: ${most}, and ${rest} of the others.`,
  night: (most, rest) => `Your practices at night were hard more often: ${most}, and ${rest} of the others.`,
}

export const mostByLimb = (limb: Limb, most: string, rest: string) =>
  `Your practices with ${limbNames[limb].toLowerCase()} were hard more often: ${most}, and ${rest} of the others.`

/** What such a sentence doesn't say. */
export const doubts = {
  length: 'That’s more than chance would often bring. Something else may explain it, such as long days.',
  time: 'That’s more than chance would often bring. Something else may explain it, such as what the day held.',
  limb: 'That’s more than chance would often bring. Something else may explain it, such as when you turn to it.',
}
