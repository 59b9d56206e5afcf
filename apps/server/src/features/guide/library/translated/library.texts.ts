import { de } from './library.texts.de.ts'
import { es } from './library.texts.es.ts'
import type { LibraryWords, Translated } from './library-words.rules.ts'

export const libraryWords: Record<Translated, LibraryWords> = { de, es }
