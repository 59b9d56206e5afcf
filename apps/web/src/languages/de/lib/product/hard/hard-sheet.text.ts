import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/hard/hard-sheet.text.ts'

export const hardSheetText: Translation<typeof english.hardSheetText> = {
  sentence: 'Das kennt etwa eine von drei Personen, die meditieren. Es heißt nicht, dass du etwas falsch gemacht hast.',
  shortSentence:
    'Etwa eine von drei Personen, die meditieren, kennt das. Es heißt nicht, dass du etwas falsch gemacht hast.',
  from: 'Goldberg und andere, 2021; Van Dam und andere, 2025.',
  studies: 'Über diese Studien',
  sources: 'Quellen',
  howMuch: 'Wie sehr? Wenn du magst',
  words: 'Bis zu drei Wörter, wenn du magst',
  wordsFold: 'Bis zu drei Wörter dazu',
  enough: 'Drei reichen.',
  saved: (limb, minutes) =>
    `${limb}, ${minutesInWords(minutes)}: schon gespeichert. Was du hier wählst, sieht sonst niemand.`,
  justNote: 'Nur festhalten',
  whatHelps: 'Was jetzt helfen kann',
  // A crisis answer and the link beside it stay English until a named person has read a translation.
  talk: 'Talk to someone',
  offer: 'You don’t have to be alone with this.',
}

export const hardSeverityLabels: Translation<typeof english.hardSeverityLabels> = {
  little: 'Ein wenig',
  quite: 'Ziemlich',
  very: 'Sehr',
}
