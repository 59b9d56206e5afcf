import type { Language } from '@sadhana/contract'
import { de } from './challenges.texts.de.ts'
import { type ChallengeTexts, en } from './challenges.texts.en.ts'
import { es } from './challenges.texts.es.ts'

const texts: Record<Language, ChallengeTexts> = { en, de, es }
const keys = Object.keys(en) as (keyof ChallengeTexts)[]

type Words = { title: string; description: string }

/** The table has the English words. Those of operators are kept, and ours if they have changed since. */
export function challengeIn(
  language: Language,
  { title, description, template }: Words & { template: string | null },
): Words {
  const key = keys.find((one) => en[one].title === title && en[one].description === description)
  return template !== null && key ? texts[language][key] : { title, description }
}
