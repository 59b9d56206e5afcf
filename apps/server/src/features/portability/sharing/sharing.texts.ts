import type { Language } from '@sadhana/contract'
import { de } from './sharing.texts.de.ts'
import { en, type SharingTexts } from './sharing.texts.en.ts'
import { es } from './sharing.texts.es.ts'

/** What a picture or page that a member shares says about it. */
export const sharingTexts: Record<Language, SharingTexts> = { en, de, es }
