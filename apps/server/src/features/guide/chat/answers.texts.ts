import type { Language } from '@sadhana/contract'
import { de } from './answers.texts.de.ts'
import { en, type AnswerTexts } from './answers.texts.en.ts'
import { es } from './answers.texts.es.ts'

export const answerTexts: Record<Language, AnswerTexts> = { en, de, es }
