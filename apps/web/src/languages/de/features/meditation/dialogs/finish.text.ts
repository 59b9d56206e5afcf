import type * as english from '#features/meditation/dialogs/finish.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

/** The questions at the end of a sit, and after a page that closed during one. */
export const finishText: Translation<typeof english.finishText> = {
  title: 'Jetzt beenden?',
  tooShort: 'Du hast weniger als eine Minute meditiert, es gibt also noch nichts zu speichern.',
  openEnded: (sat) => `Du hast ${minutesInWords(sat)} meditiert.`,
  timed: (sat, length) => `Du hast ${sat} von ${minutesInWords(length)} meditiert. Jede Minute zählt.`,
  save: (minutes) => `${minutesInWords(minutes)} speichern`,
  resume: 'Weiter meditieren',
  discard: 'Verwerfen',
  cutOff: {
    title: 'Diese Seite wurde während deiner Meditation geschlossen',
    counted: (minutes) => `Der Timer hat ${minutesInWords(minutes)} gezählt. Wie lange hast du meditiert?`,
    notCounted: 'Hast du trotzdem zu Ende meditiert?',
  },
}
