import type { Translation } from '#intl/translation.ts'
import type * as english from '#intl/ui.text.ts'

export const uiText: Translation<typeof english.uiText> = {
  chart: {
    kind: 'Diagramm, mit den Pfeiltasten zu erkunden',
    asChart: 'Als Diagramm zeigen',
    asTable: 'Als Tabelle zeigen',
  },
  /** The arrow between two feelings: „unruhig, danach ruhig“. */
  feeling: { none: 'nicht eingetragen', to: 'danach' },
  menu: { failed: 'Wir konnten das nicht öffnen', failedText: 'Bitte versuch es gleich noch einmal.' },
  minutes: (minutes) => `${minutes} <unit>min</unit>`,
  moreFailed: 'Wir konnten nichts Weiteres laden',
  password: {
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
    strength: 'Stärke des Passworts',
    advice: 'Drei oder vier ungewöhnliche Wörter ergeben ein starkes Passwort.',
    short: 'Zu kurz. Nimm mindestens acht Zeichen.',
    ours: 'Dein Name und unsere eigenen Wörter sind leicht zu erraten. Füg andere hinzu.',
    easy: 'Zu leicht zu erraten.',
    nearly: 'Fast geschafft. Füg noch ein ungewöhnliches Wort hinzu.',
    good: 'Gut. Schwer zu erraten.',
    great: 'Sehr gut. Sehr schwer zu erraten.',
    compared:
      'Wir prüfen, ob es bei einem anderen Dienst gestohlen wurde. Nur fünf Zeichen seines Hashwerts verlassen unseren Server.',
  },
  rating: (value, max) => `${value} von ${max}`,
  toast: {
    one: 'Mitteilung',
    all: 'Mitteilungen ({hotkey})',
    dismiss: 'Schließen',
  },
  verified: 'Bestätigt',
}
