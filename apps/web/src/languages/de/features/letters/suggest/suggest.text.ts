import type * as english from '#features/letters/suggest/suggest.text.ts'
import type { Translation } from '#intl/translation.ts'

export const suggestText: Translation<typeof english.suggestText> = {
  title: 'Andere Worte vorschlagen',
  lede: 'Diese Worte hat eine Maschine übersetzt. Wie würdest du es sagen?',
  which: 'Welche Worte?',
  whichHint: 'Schreib sie so, wie sie hier stehen, oder tipp sie auf der Seite an.',
  tap: 'Auf der Seite antippen',
  tapNow: 'Tipp die Worte an, die du meinst.',
  instead: 'Was würdest du stattdessen sagen?',
  alsoSent: 'Wir bekommen auch die Sprache, die Art der Seite und den Namen des Textes.',
  sent: 'Danke. Deine Worte sind bei uns.',
  sentText: 'Ein Mensch liest sie. Die Antwort findest du unter „Deine Briefe“.',
  letters: 'Deine Briefe',
}
