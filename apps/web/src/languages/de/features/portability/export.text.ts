import type * as english from '#features/portability/export.text.ts'
import type { Translation } from '#intl/translation.ts'

export const exportText: Translation<typeof english.exportText> = {
  title: 'Nimm dein Tagebuch mit',
  csv: 'CSV herunterladen',
  pdf: 'PDF',
  share: 'Teilen',
  done: 'Export fertig',
  signedOut: { title: 'Anmeldung nötig', text: 'Bitte melde dich an, um deine Daten zu exportieren.' },
  failed: {
    title: 'Der Export hat nicht geklappt',
    text: 'Wir konnten deine Daten nicht exportieren. Bitte versuch es noch einmal.',
  },
}
