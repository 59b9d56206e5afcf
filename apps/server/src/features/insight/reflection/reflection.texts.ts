import type { Language } from '@sadhana/contract'
import { de } from './reflection.texts.de.ts'
import { en, type ReflectionTexts } from './reflection.texts.en.ts'
import { es } from './reflection.texts.es.ts'

export const reflectionTexts: Record<Language, ReflectionTexts> = { en, de, es }
