import type * as english from '#intl/language.text.ts'
import type { Translation } from '#intl/translation.ts'

export const languageText: Translation<typeof english.languageText> = {
  name: 'Sprache',
  about: 'Die Worte der App',
  failed: 'Wir konnten die Sprache nicht ändern',
  suggest: 'Andere Worte vorschlagen',
  suggestAbout: 'Auch im Menü deines Kontos, auf jeder Seite',
  translated: 'Maschinell übersetzt. Hilf uns, es besser zu machen.',
  onlyEnglish: 'Diese Seite gibt es nur auf Englisch.',
}
