import type { AfterFeeling, BeforeFeeling } from '@sadhana/contract'
import type * as english from '#features/journey/achievements/achievements.text.ts'
import { feelingWords } from '#intl/feelings.text.ts'
import { clockTime, minutesInWords, oneDecimal, plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { oClock } from '#languages/de/intl/words.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'

const minutesPerHour = 60

const feelings = (before: BeforeFeeling, after: AfterFeeling) =>
  `, erst ${feelingWords[before]}, dann ${feelingWords[after]}`

export const achievementsText: Translation<typeof english.achievementsText> = {
  moment: {
    label: 'Ein neuer Stein',
    laid: (day) => `Gelegt: ${day}`,
    place: 'Zu den anderen legen',
    /** "Dhyana, 30 Minuten um 6:30 Uhr, erst unruhig, dann ruhig." */
    story: ({ limbType, duration, time, beforeFeeling, afterFeeling }) =>
      `${limbNames[limbType]}, ${minutesInWords(duration)} um ${oClock(clockTime(time))}${
        beforeFeeling && afterFeeling ? feelings(beforeFeeling, afterFeeling) : ''
      }.`,
    quietStory: ({ limbType }) => `${limbNames[limbType]}.`,
  },
  stones: {
    title: 'Deine Steine',
    count: (count) => plural(count, { one: '1 dieses Jahr gelegt', other: (number) => `${number} dieses Jahr gelegt` }),
    placeholder: 'Ein Platz ist freigehalten',
    placeholderHint: 'Für den Stein oben',
    /** "Dhyana, 30 Minuten" */
    by: ({ limbType, duration }) => `${limbNames[limbType]}, ${minutesInWords(duration)}`,
    quietBy: ({ limbType }) => limbNames[limbType],
    more: 'Alle deine Steine anzeigen',
  },
  ahead: {
    title: 'Noch im Fluss',
    reached: ({ measure, reached, requirement }) =>
      measure === 'minutes'
        ? `${reached === 0 ? '0' : oneDecimal(reached / minutesPerHour)} von ${wholeNumber(requirement / minutesPerHour)}`
        : `${wholeNumber(reached)} von ${wholeNumber(requirement)}`,
    note: 'Sie entstehen allein aus deiner Praxis. Keiner verfällt, und keiner verschwindet, es sei denn, du löschst die Übung, die ihn gebracht hat.',
    all: 'Du hast jeden Stein gelegt, der hier einen Namen hat. Manche kommen überraschend.',
  },
  empty: {
    title: 'Noch keine Steine',
    text: 'Deine erste Übung legt den ersten. Fünf Minuten sind genug.',
  },
}
