import type { Language } from '@sadhana/contract'
import { de } from './recommendations.texts.de.ts'
import { en, type RecommendationTexts } from './recommendations.texts.en.ts'
import { es } from './recommendations.texts.es.ts'

export const recommendationTexts: Record<Language, RecommendationTexts> = { en, de, es }
