import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/tags/tags.text.ts'

export const tagsText: Translation<typeof english.tagsText> = {
  label: 'Schlagwörter',
  hint: 'Bis zu fünf eigene Wörter. Drück nach jedem die Eingabetaste oder setz ein Komma. Wer deine Notizen sieht, sieht auch sie.',
  hintAlone: 'Bis zu fünf eigene Wörter. Drück nach jedem die Eingabetaste oder setz ein Komma.',
  full: 'Das sind alle fünf.',
  remove: (tag) => `${tag} entfernen`,
  add: (tag) => `${tag} hinzufügen`,
  own: 'Deine eigenen Schlagwörter',
  added: (tag) => `${tag} hinzugefügt`,
  removed: (tag) => `${tag} entfernt`,
  optional: 'Freiwillig',
  filter: 'Schlagwort',
  all: 'Alle Schlagwörter',
  shares: {
    title: 'Deine Schlagwörter',
    share: (tagged, sessions) => `${tagged} von ${sessions}`,
  },
}
