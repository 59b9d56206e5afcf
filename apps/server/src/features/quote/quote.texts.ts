import { type Language, type Limb, limbs } from '@sadhana/contract'
import { de } from './quote.texts.de.ts'
import { en, type QuoteTexts } from './quote.texts.en.ts'
import { es } from './quote.texts.es.ts'

const texts: Record<Language, QuoteTexts> = { en, de, es }

const isLimb = (reason: string): reason is Limb => limbs.some((limb) => limb === reason)

/** Why a line was chosen, in words. Null for a reason that is never mentioned. */
export function reasonIn(language: Language, reason: string): string | null {
  const { limb, ...others } = texts[language]
  if (isLimb(reason)) return limb(reason)
  return reason in others ? others[reason as keyof typeof others] : null
}

const reasons = [...Object.keys(en).filter((reason) => reason !== 'limb'), ...limbs]
const reasonByWords = new Map(reasons.map((reason) => [reasonIn('en', reason), reason]))

/** What is kept in English, in the language of a reader. */
export function contextIn(language: Language, kept: string | null): string | null {
  const reason = reasonByWords.get(kept)
  return reason ? reasonIn(language, reason) : kept
}
