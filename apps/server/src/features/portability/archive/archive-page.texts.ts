import type { Language } from '@sadhana/contract'
import { de } from './archive-page.texts.de.ts'
import { type ArchivePageTexts, en } from './archive-page.texts.en.ts'
import { es } from './archive-page.texts.es.ts'

export const archivePageTexts: Record<Language, ArchivePageTexts> = { en, de, es }
