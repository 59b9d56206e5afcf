import type { ReportRange } from '@sadhana/contract'
import type * as english from '#features/portability/report/report.text.ts'
import type { Translation } from '#intl/translation.ts'

const ranges: Record<ReportRange, string> = {
  'last-30-days': 'Letzte 30 Tage',
  'last-90-days': 'Letzte 90 Tage',
  'this-year': 'Dieses Jahr',
  'all-time': 'Gesamte Zeit',
}

export const reportText: Translation<typeof english.reportText> = {
  title: 'Bericht zum Ausdrucken',
  about:
    'Deine Praxis auf ein paar Seiten: der Rhythmus deiner Tage, die acht Glieder und wie du dich davor und danach gefühlt hast.',
  couldNotLoad: 'Wir konnten deinen Bericht nicht laden',
  range: 'Zeitraum',
  ranges,
  withNotes: 'Mit Notizen',
  withHard: 'Mit dem, was schwer war',
  notesHint: 'Deine Notizen und Schlagwörter werden nur gedruckt, wenn du das ankreuzt.',
  start: 'PDF erstellen',
  again: 'Neues erstellen',
  making: 'Dein Bericht wird erstellt. Du kannst das hier schließen, es geht ohne dich weiter.',
  progress: 'Wie weit der Bericht ist',
  failed: 'Wir konnten den Bericht nicht erstellen',
  failedHint: 'Von deinen Daten ist nichts verloren. Bitte versuch es noch einmal.',
  holds: (range, withNotes) => `${ranges[range]}, ${withNotes ? 'mit Notizen' : 'ohne Notizen'}`,
  startFailed: 'Wir konnten den Bericht nicht beginnen',
  removeFailed: 'Wir konnten den Bericht nicht löschen',
}
