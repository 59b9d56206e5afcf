import type * as english from '#features/meditation/settings/settings.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const settingsText: Translation<typeof english.settingsText> = {
  length: {
    title: 'Dauer',
    unit: 'Minuten',
    label: 'Minuten',
    other: 'Andere',
    otherLabel: 'Andere Dauer, von 1 bis 180 Minuten',
    openEnded: 'Offenes Ende',
    openEndedLabel: 'Offenes Ende, bis du aufhörst',
    custom: 'Eigene Minuten',
    range: '1 bis 180',
    satAlready: (minutes) => `Du meditierst schon seit mindestens ${minutesInWords(minutes)}.`,
    notWhole: (minutes) =>
      `Bitte gib ganze Minuten ein, von 1 bis 180. Deine Meditation bleibt bei ${minutesInWords(minutes)}.`,
    notWholeOpenEnded: 'Bitte gib ganze Minuten ein, von 1 bis 180. Deine Meditation behält ihr offenes Ende.',
  },
  /** In a pause: what a new length means for the time sat, such as 4:30. */
  newLength: {
    ask: (sat) =>
      `Du hast ${sat} meditiert. Wenn du die Dauer änderst, bleibt diese Zeit, und das Ende verschiebt sich.`,
    openEnded: (sat) => `Jetzt mit offenem Ende. Deine bisherigen ${sat} bleiben.`,
    timed: (minutes, left, sat) => `Jetzt ${minutesInWords(minutes)}, noch ${left}. Deine bisherigen ${sat} bleiben.`,
  },
  options: 'Glocken und mehr',
}
