import type * as english from '#features/journey/achievements/achievements.text.ts'
import { clockTime, minutesInWords, oneDecimal, plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { atTime, fromFeeling, toFeeling } from '#languages/es/intl/words.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'

const minutesPerHour = 60

export const achievementsText: Translation<typeof english.achievementsText> = {
  moment: {
    label: 'Una piedra nueva',
    laid: (day) => `Colocada: ${day}`,
    place: 'Ponerla con las demás',
    /** "Dhyana, 30 minutos a las 6:30, de la inquietud a la calma." */
    story: ({ limbType, duration, time, beforeFeeling, afterFeeling }) =>
      `${limbNames[limbType]}, ${minutesInWords(duration)} ${atTime(clockTime(time))}${
        beforeFeeling && afterFeeling ? `, ${fromFeeling[beforeFeeling]} ${toFeeling[afterFeeling]}` : ''
      }.`,
    quietStory: ({ limbType }) => `${limbNames[limbType]}.`,
  },
  stones: {
    title: 'Tus piedras',
    count: (count) => plural(count, { one: '1 colocada este año', other: (number) => `${number} colocadas este año` }),
    placeholder: 'Un lugar reservado',
    placeholderHint: 'Para la piedra de arriba',
    /** "Dhyana, 30 minutos" */
    by: ({ limbType, duration }) => `${limbNames[limbType]}, ${minutesInWords(duration)}`,
    quietBy: ({ limbType }) => limbNames[limbType],
    more: 'Mostrar todas tus piedras',
  },
  ahead: {
    title: 'Aún en el río',
    reached: ({ measure, reached, requirement }) =>
      measure === 'minutes'
        ? `${reached === 0 ? '0' : oneDecimal(reached / minutesPerHour)} de ${wholeNumber(requirement / minutesPerHour)}`
        : `${wholeNumber(reached)} de ${wholeNumber(requirement)}`,
    note: 'Vienen solo de la práctica. Ninguna caduca, y ninguna se va, salvo que elimines la práctica que la trajo.',
    all: 'Has colocado todas las piedras que aquí tienen nombre. Algunas llegan por sorpresa.',
  },
  empty: {
    title: 'Aún no hay piedras',
    text: 'Tu primera práctica coloca la primera. Cinco minutos bastan.',
  },
}
