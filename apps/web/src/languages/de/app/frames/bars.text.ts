import type * as english from '#app/frames/bars.text.ts'
import type { Translation } from '#intl/translation.ts'

export const barsText: Translation<typeof english.barsText> = {
  skip: 'Zum Hauptinhalt springen',
  offline: 'Du bist offline. Manches wartet, bis du wieder online bist.',
  version: {
    isReady: 'Eine neue Version ist da.',
    whenItLoads: 'Sie lädt, wenn du die App das nächste Mal öffnest, oder jetzt.',
    loadNow: 'Jetzt laden',
    later: 'Später',
  },
  settings: {
    label: 'Einstellungen',
    all: 'Alle Einstellungen',
    practice: 'Praxis',
    reminders: 'Erinnerungen',
    device: 'Dieses Gerät',
    privacy: 'Privatsphäre',
    sharing: 'Geteilte Seiten',
    archive: 'Archiv',
    import: 'Import',
    move: 'Umzug',
  },
}
