import type { QuoteTexts } from './quote.texts.en.ts'

export const de: QuoteTexts = {
  beginning: 'Erste Übungen',
  practised: 'Nach der Übung von heute',
  steady: 'Eine beständige Woche',
  morning: 'Morgen',
  evening: 'Abend',
  limb: (limb) => `Deine Praxis in ${limb.charAt(0).toUpperCase()}${limb.slice(1)}`,
}
