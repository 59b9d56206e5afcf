import type * as english from '#features/meditation/sound-only/sound-only.text.ts'
import type { Translation } from '#intl/translation.ts'

/** The words for sound without a sit. */
export const soundOnlyText: Translation<typeof english.soundOnlyText> = {
  title: 'Nur Klang',
  about:
    'Etwas zum Einschlafen oder für die Arbeit. Es ist keine Meditation, und nichts wird eingetragen. Der Klang läuft, solange diese Seite offen ist.',
  fadeAfter: 'Ausklingen nach',
  minutes: 'Minuten',
  play: 'Abspielen',
  stop: 'Stoppen',
  fadesIn: (clock) => `Klingt in ${clock} aus`,
  fading: 'Klingt aus',
  sitInstead: 'Lieber meditieren',
  sitting: 'Gerade läuft eine Meditation, und sie hat ihren eigenen Klang.',
  toSit: 'Zurück zu deiner Meditation',
  failed: 'Wir konnten den Klang nicht laden',
  tryAgain: 'Bitte versuch es noch einmal.',
}
