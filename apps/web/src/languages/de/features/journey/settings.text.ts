import type * as english from '#features/journey/settings.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const settingsText: Translation<typeof english.settingsText> = {
  title: 'Einstellungen zur Praxis',
  failed: 'Wir konnten deine Einstellungen nicht laden',
  failedText: 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.',
  rhythm: 'Dein Rhythmus',
  zone: 'Zeitzone',
  zoneHint: 'Bestimmt, wann dein Tag beginnt.',
  sameZone: (zone) => `Wie auf diesem Gerät (${zone})`,
  dayEnd: 'Der Tag endet um',
  dayEndHint:
    'Eine Übung vor dieser Uhrzeit zählt zum Tag davor. Tage, an denen du schon geübt hast, ändern sich nicht.',
  goal: 'Wochenziel',
  daily: 'Täglich üben',
  daysAWeek: (days) => plural(days, { one: '1 Tag pro Woche', other: (count) => `${count} Tage pro Woche` }),
  quiet: 'Ruhemodus',
  quietHint: 'Blendet Zahlen, Serien und Level überall aus. Wir bewahren sie auf, falls du sie wiederhaben möchtest.',
}
