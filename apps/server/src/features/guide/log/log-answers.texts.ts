import type { Language } from '@sadhana/contract'
import { de } from './log-answers.texts.de.ts'
import { en, type LogTexts } from './log-answers.texts.en.ts'
import { es } from './log-answers.texts.es.ts'

export const logTexts: Record<Language, LogTexts> = { en, de, es }
