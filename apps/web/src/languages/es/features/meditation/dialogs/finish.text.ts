import type * as english from '#features/meditation/dialogs/finish.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const finishText: Translation<typeof english.finishText> = {
  title: '¿Terminar ahora?',
  tooShort: 'Has meditado menos de un minuto, así que aún no hay nada que guardar.',
  openEnded: (sat) => `Has meditado ${minutesInWords(sat)}.`,
  timed: (sat, length) => `Has meditado ${sat} de ${minutesInWords(length)}. Cada minuto cuenta.`,
  save: (minutes) => `Guardar ${minutesInWords(minutes)}`,
  resume: 'Seguir meditando',
  discard: 'Descartar',
  cutOff: {
    title: 'Esta página se cerró durante tu meditación',
    counted: (minutes) => `El temporizador contó ${minutesInWords(minutes)}. ¿Cuánto tiempo meditaste?`,
    notCounted: '¿Terminaste la meditación de todos modos?',
  },
}
