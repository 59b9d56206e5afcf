import { type Language, type Limb, limbs } from '@sadhana/contract'

type Reason = 'beginning' | 'practised' | 'steady' | 'morning' | 'evening'

const limbName = (limb: Limb): string => `${limb.charAt(0).toUpperCase()}${limb.slice(1)}`

const texts: Record<Language, Record<Reason, string> & { limb: (limb: Limb) => string }> = {
  en: {
    beginning: 'First sessions',
    practised: 'After today’s practice',
    steady: 'A steady week',
    morning: 'Morning',
    evening: 'Evening',
    limb: (limb) => `Your practice of ${limb}`,
  },
  de: {
    beginning: 'Erste Übungen',
    practised: 'Nach der Übung von heute',
    steady: 'Eine beständige Woche',
    morning: 'Morgen',
    evening: 'Abend',
    limb: (limb) => `Deine Praxis in ${limbName(limb)}`,
  },
  es: {
    beginning: 'Primeras prácticas',
    practised: 'Después de la práctica de hoy',
    steady: 'Una semana constante',
    morning: 'Mañana',
    evening: 'Atardecer',
    limb: (limb) => `Tu práctica de ${limbName(limb)}`,
  },
}

const isLimb = (reason: string): reason is Limb => limbs.some((limb) => limb === reason)

/** Why a line was chosen, in words. Null for a reason that is never mentioned. */
export function reasonIn(language: Language, reason: string): string | null {
  const { limb, ...others } = texts[language]
  if (isLimb(reason)) return limb(reason)
  return reason in others ? others[reason as Reason] : null
}

const reasons = [...(['beginning', 'practised', 'steady', 'morning', 'evening'] as const), ...limbs]
const reasonByWords = new Map(reasons.map((reason) => [reasonIn('en', reason), reason]))

/** What is kept in English, in the language of a reader. */
export function contextIn(language: Language, kept: string | null): string | null {
  const reason = reasonByWords.get(kept)
  return reason ? reasonIn(language, reason) : kept
}
