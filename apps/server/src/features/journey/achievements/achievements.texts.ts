import type { Achievement, Language } from '@sadhana/contract'
import { de } from './achievements.texts.de.ts'
import { es } from './achievements.texts.es.ts'
import type { AchievementKey, AchievementTexts } from './catalogue.rules.ts'

/** The English ones are in the table `achievements`, with everything else about an achievement. */
const translations: Record<Exclude<Language, 'en'>, AchievementTexts> = { de, es }

/** A row of the catalogue. */
export type CatalogueAchievement = Achievement & { key: AchievementKey }

export const achievementIn = (language: Language, { key, ...achievement }: CatalogueAchievement): Achievement =>
  language === 'en' ? achievement : { ...achievement, ...translations[language][key] }
