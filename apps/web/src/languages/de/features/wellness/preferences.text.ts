import type * as english from '#features/wellness/preferences.text.ts'
import type { Translation } from '#intl/translation.ts'

const goals = [
  'Ein Tag pro Woche',
  'Zwei Tage pro Woche',
  'Drei Tage pro Woche',
  'Vier Tage pro Woche',
  'Fünf Tage pro Woche',
  'Sechs Tage pro Woche',
  'Täglich üben',
]

export const preferencesText: Translation<typeof english.preferencesText> = {
  goal: 'Wochenziel',
  once: 'Einmal',
  daily: 'Täglich üben',
  goalIs: (days) => goals[days - 1] ?? '',
  goalHint:
    'An wie vielen Tagen der Woche du üben möchtest. Es ist dasselbe Ziel wie in deinen Einstellungen zur Praxis.',
  time: 'Bevorzugte Übungszeit',
  timeHint: 'Die Tageszeit, die dir am besten passt.',
  times: { morning: 'Morgens', afternoon: 'Nachmittags', evening: 'Abends', night: 'Nachts' },
  level: 'Schwierigkeitsgrad',
  levels: {
    beginner: ['Einstieg', 'Kurz, geführt, eins nach dem anderen'],
    intermediate: ['Mittel', 'Längere Meditationen, weniger Worte'],
    advanced: ['Fortgeschritten', 'Stille und den Atem mit Bedacht anhalten'],
  },
  saved: 'Gespeichert',
  failed: 'Wir konnten deine Vorlieben nicht speichern',
  failedHint: 'Es hat sich nichts geändert. Bitte versuch es noch einmal.',
  loadFailed: 'Wir konnten deine Vorlieben nicht laden',
  safe: 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.',
  quiet: 'Ruhemodus',
  quietOn: 'An',
  quietOff: 'Aus',
  export: 'Nimm deine Einträge mit',
  exportHint: 'Alle deine Stimmungen und Nächte, samt deinen Notizen, als Dateien für ein Tabellenprogramm.',
  moodsCsv: 'Stimmungen als CSV herunterladen',
  sleepCsv: 'Schlaf als CSV herunterladen',
  exported: 'Export fertig',
  exportFailedTitle: 'Der Export hat nicht geklappt',
  exportFailed: 'Wir konnten deine Daten nicht exportieren. Bitte versuch es noch einmal.',
}
