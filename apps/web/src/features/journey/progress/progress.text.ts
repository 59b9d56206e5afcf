import { plural, wholeNumber } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import type { ExperienceEntry } from '@sadhana/contract'
import { daysInWords } from '../shared/journey.text.ts'

export const progressText = {
  level: {
    stays: 'It goes up with practice. A quiet week takes nothing from it.',
  },
  source: {
    title: 'Where it comes from',
    text: 'One point for each minute, up to sixty in a session, and ten for the first practice of a day. Delete a session and its points go with it.',
    caption: 'Your last days of practice',
    practice: ({ limbType, minutes }: ExperienceEntry) => `${limbNames[limbType]}, ${minutes} min`,
    firstPractice: ({ limbType, minutes }: ExperienceEntry) =>
      `${limbNames[limbType]}, ${minutes} min, first of the day`,
    sum: ({ experience, dayBonus }: ExperienceEntry) =>
      dayBonus > 0 ? `${experience - dayBonus} + ${dayBonus}` : `${experience}`,
    empty: 'Your first practice will be listed here.',
    meaning: 'It counts showing up, not how deep it went.',
    hide: 'Hide all numbers',
  },
  way: {
    title: 'Along the way',
    thisYear: 'this year',
    ahead: 'Ahead',
    today: 'Today',
    level: (level: number) => `Level ${wholeNumber(level)}`,
    run: (days: number) =>
      plural(days, { one: '1 day so far in this run', other: (count) => `${count} days in a row` }),
    days: (days: number) => `${daysInWords(days)} of practice in all`,
  },
}
