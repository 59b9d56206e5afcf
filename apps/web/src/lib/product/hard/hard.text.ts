import type { Hardship, HardWord } from '@sadhana/contract'

export const hardText = {
  stone: 'It was hard',
  stoneHint: 'Alone or with another. Only you see it.',
  saveFailed: 'We couldn’t add what you chose. Your practice is saved.',
}

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
export const hardMark = (hard: Hardship | true | undefined, after: string | null) =>
  hard && (after ? 'and hard' : 'it was hard')

/** In a summary: the feeling, that it was hard, or both. */
export const endingInWords = (feeling: string, isHard: boolean): string => {
  if (!isHard) return feeling
  return feeling ? `${feeling}, and it was hard` : hardText.stone
}
