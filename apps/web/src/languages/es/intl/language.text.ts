import type * as english from '#intl/language.text.ts'
import type { Translation } from '#intl/translation.ts'

export const languageText: Translation<typeof english.languageText> = {
  name: 'Idioma',
  about: 'Las palabras de la app',
  failed: 'No pudimos cambiar el idioma',
  suggest: 'Sugerir otras palabras',
  suggestAbout: 'También en el menú de tu cuenta, en cada página',
  translated: 'Traducción automática. Ayúdanos a mejorarla.',
  onlyEnglish: 'Esta página está solo en inglés.',
}
