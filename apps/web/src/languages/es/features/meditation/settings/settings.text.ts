import type * as english from '#features/meditation/settings/settings.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const settingsText: Translation<typeof english.settingsText> = {
  length: {
    title: 'Duración',
    unit: 'minutos',
    label: 'Minutos',
    other: 'Otra',
    otherLabel: 'Otra duración, de 1 a 180 minutos',
    openEnded: 'Sin límite',
    openEndedLabel: 'Sin límite, hasta que pares',
    custom: 'Tus minutos',
    range: 'de 1 a 180',
    satAlready: (minutes) => `Ya has meditado ${minutesInWords(minutes)} o más.`,
    notWhole: (minutes) => `Escribe minutos enteros, de 1 a 180. Tu meditación sigue en ${minutesInWords(minutes)}.`,
    notWholeOpenEnded: 'Escribe minutos enteros, de 1 a 180. Tu meditación sigue sin límite.',
  },
  /** In a pause: what a new length means for the time sat, such as 4:30. */
  newLength: {
    ask: (sat) => `Has meditado ${sat}. Si cambias la duración, ese tiempo se conserva; lo que se mueve es el final.`,
    openEnded: (sat) => `Ahora sin límite. Lo que has meditado, ${sat}, se conserva.`,
    timed: (minutes, left, sat) =>
      `Ahora ${minutesInWords(minutes)}; quedan ${left}. Lo que has meditado, ${sat}, se conserva.`,
  },
  options: 'Campanas y más',
}
