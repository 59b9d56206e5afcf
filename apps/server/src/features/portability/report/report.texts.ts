import type { Language } from '@sadhana/contract'
import { de } from './report.texts.de.ts'
import { en, type ReportTexts } from './report.texts.en.ts'
import { es } from './report.texts.es.ts'

/** What a report says, in the words of each language. */
export const reportTexts: Record<Language, ReportTexts> = { en, de, es }
