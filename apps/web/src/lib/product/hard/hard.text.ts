import type { Hardship, HardSeverity, HardWord } from '@sadhana/contract'

export const whatHelpsPath = '/what-can-help'
export const whatHelpsSources = `${whatHelpsPath}#sources`

export const hardText = {
  stone: 'It was hard',
  stoneHint: 'Alone or with another. Only you see it.',
  sentence: 'This happens to about one in three people who meditate. It doesn’t mean you did it wrong.',
  shortSentence: 'About one in three people who meditate know this. It doesn’t mean you did it wrong.',
  from: 'Goldberg and others, 2021; Van Dam and others, 2025.',
  studies: 'About these studies',
  sources: 'Sources',
  howMuch: 'How much? If you like',
  words: 'Up to three words, if you like',
  wordsFold: 'Add up to three words',
  enough: 'Three is enough.',
  saved: (practice: string) => `${practice}, is saved already. Nobody else sees what you choose here.`,
  justNote: 'Just note it',
  whatHelps: 'What can help now',
  talk: 'Talk to someone',
  /** Beside a note whose words sound like someone shouldn't be alone with them. */
  offer: 'You don’t have to be alone with this.',
  saveFailed: 'We couldn’t add what you chose. Your practice is saved.',
}

export const hardSeverityLabels: Record<HardSeverity, string> = { little: 'A little', quite: 'Quite', very: 'Very' }

export const hardWordLabels: Record<HardWord, string> = {
  anxious: 'Anxious',
  restless: 'Restless',
  low: 'Low',
  angry: 'Angry',
  old_memories: 'Old memories',
  cut_off: 'Cut off from people',
  numb: 'Numb',
  unreal: 'Unreal',
  aching: 'Aching',
  sleepless: 'Couldn’t sleep after',
  lights_or_sounds: 'Lights or sounds too much',
}

/** Beside the feelings of a practice; nothing if it wasn't hard. */
export const hardMark = ({ hard, afterFeeling }: { hard?: Hardship | undefined; afterFeeling: string | null }) =>
  hard && (afterFeeling ? 'and hard' : 'it was hard')

/** In a summary: the feeling, that it was hard, or both. */
export const endingInWords = (feeling: string, isHard: boolean): string => {
  if (!isHard) return feeling
  return feeling ? `${feeling}, and it was hard` : hardText.stone
}
