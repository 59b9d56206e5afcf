import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/hard/hard-sheet.text.ts'

export const hardSheetText: Translation<typeof english.hardSheetText> = {
  sentence: 'Le pasa más o menos a una de cada tres personas que meditan. No significa que lo hayas hecho mal.',
  shortSentence: 'Más o menos una de cada tres personas que meditan lo conoce. No significa que lo hayas hecho mal.',
  from: 'Goldberg y otros, 2021; Van Dam y otros, 2025.',
  studies: 'Sobre estos estudios',
  sources: 'Fuentes',
  howMuch: '¿Cuánto? Si quieres',
  words: 'Hasta tres palabras, si quieres',
  wordsFold: 'Añadir hasta tres palabras',
  enough: 'Con tres basta.',
  saved: (limb, minutes) =>
    `${limb}, ${minutesInWords(minutes)}: ya está en tu diario. Nadie más ve lo que elijas aquí.`,
  justNote: 'Solo anotarlo',
  whatHelps: 'Qué puede ayudar ahora',
  // Both lead to helplines, so they stay English until a named person has read a translation.
  talk: 'Talk to someone',
  offer: 'You don’t have to be alone with this.',
}

export const hardSeverityLabels: Translation<typeof english.hardSeverityLabels> = {
  little: 'Un poco',
  quite: 'Bastante',
  very: 'Mucho',
}
