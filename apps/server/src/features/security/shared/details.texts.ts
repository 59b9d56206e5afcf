import type { Language } from '@sadhana/contract'
import { de } from './details.texts.de.ts'
import { type DetailsTexts, en } from './details.texts.en.ts'
import { es } from './details.texts.es.ts'

export const detailsTexts: Record<Language, DetailsTexts> = { en, de, es }
