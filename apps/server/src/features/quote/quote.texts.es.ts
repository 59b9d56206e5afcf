import type { QuoteTexts } from './quote.texts.en.ts'

export const es: QuoteTexts = {
  beginning: 'Primeras prácticas',
  practised: 'Después de la práctica de hoy',
  steady: 'Una semana constante',
  morning: 'Mañana',
  evening: 'Atardecer',
  limb: (limb) => `Tu práctica de ${limb.charAt(0).toUpperCase()}${limb.slice(1)}`,
}
