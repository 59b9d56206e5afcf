import type { HardSeverity } from '@sadhana/contract'
import { minutesInWords } from '#intl/intl.rules.ts'

/** Of the sheet, and of the same fields in a dialog. It loads with them, and never with a page. */
export const hardSheetText = {
  sentence: 'This happens to about one in three people who meditate. It doesn’t mean you did it wrong.',
  shortSentence: 'About one in three people who meditate know this. It doesn’t mean you did it wrong.',
  from: 'Goldberg and others, 2021; Van Dam and others, 2025.',
  studies: 'About these studies',
  sources: 'Sources',
  howMuch: 'How much? If you like',
  words: 'Up to three words, if you like',
  wordsFold: 'Add up to three words',
  enough: 'Three is enough.',
  saved: (limb: string, minutes: number) =>
    `${limb}, ${minutesInWords(minutes)}, is saved already. Nobody else sees what you choose here.`,
  justNote: 'Just note it',
  whatHelps: 'What can help now',
  talk: 'Talk to someone',
  /** Beside a note whose words sound like someone shouldn't be alone with them. */
  offer: 'You don’t have to be alone with this.',
}

export const hardSeverityLabels: Record<HardSeverity, string> = { little: 'A little', quite: 'Quite', very: 'Very' }
