import type { AchievementAhead, AchievementEntry, AfterFeeling, BeforeFeeling } from '@sadhana/contract'
import { clockTime, minutesInWords, oneDecimal, plural, wholeNumber } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'

type Session = NonNullable<AchievementEntry['session']>

const minutesPerHour = 60

const feelings = (before: BeforeFeeling, after: AfterFeeling) => `, ${before} to ${after}`

export const achievementsText = {
  moment: {
    label: 'A new stone',
    laid: (day: string) => `Laid: ${day}`,
    place: 'Place it with the others',
    /** "Dhyana, 30 minutes at 6:30, restless to calm." */
    story: ({ limbType, duration, time, beforeFeeling, afterFeeling }: Session) =>
      `${limbNames[limbType]}, ${minutesInWords(duration)} at ${clockTime(time)}${
        beforeFeeling && afterFeeling ? feelings(beforeFeeling, afterFeeling) : ''
      }.`,
    quietStory: ({ limbType }: Session) => `${limbNames[limbType]}.`,
  },
  stones: {
    title: 'Your stones',
    count: (count: number) => plural(count, { one: '1 laid this year', other: (number) => `${number} laid this year` }),
    placeholder: 'A place is kept',
    placeholderHint: 'For the stone above',
    /** "Dhyana, 30 minutes" */
    by: ({ limbType, duration }: Session) => `${limbNames[limbType]}, ${minutesInWords(duration)}`,
    quietBy: ({ limbType }: Session) => limbNames[limbType],
    more: 'Show all your stones',
  },
  ahead: {
    title: 'Still in the river',
    reached: ({ measure, reached, requirement }: AchievementAhead) =>
      measure === 'minutes'
        ? `${reached === 0 ? '0' : oneDecimal(reached / minutesPerHour)} of ${wholeNumber(requirement / minutesPerHour)}`
        : `${wholeNumber(reached)} of ${wholeNumber(requirement)}`,
    note: 'They come from practice alone. None expires, and none goes away except by deleting the practice that earned it.',
    all: 'You’ve laid every stone that has a name here. Some come by surprise.',
  },
  empty: {
    title: 'No stones yet',
    text: 'Your first practice lays the first one. Five minutes is plenty.',
  },
}
