import type { AfterFeeling, BeforeFeeling } from '@sadhana/contract'

/** One o'clock is singular: "la 1:30", "las 6:30". The time is written as the reader's clock shows it. */
export const theTime = (time: string): string => `${/^0?1\D/u.test(time) ? 'la' : 'las'} ${time}`

/** "a la 1:30", "a las 6:30" */
export const atTime = (time: string): string => `a ${theTime(time)}`

/** Days, months and labels inside a sentence. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** The same at the beginning of a sentence. */
export const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** "de la inquietud", before `toFeeling` */
export const fromFeeling: Record<BeforeFeeling, string> = {
  stressed: 'del estrés',
  anxious: 'de la ansiedad',
  tired: 'del cansancio',
  restless: 'de la inquietud',
  neutral: 'de un punto neutral',
  content: 'de estar a gusto',
  energized: 'de la energía',
}

/** "a la calma", after `fromFeeling` */
export const toFeeling: Record<AfterFeeling, string> = {
  calm: 'a la calma',
  peaceful: 'a la paz',
  focused: 'a la concentración',
  energized: 'a la energía',
  centered: 'al equilibrio',
  grateful: 'a la gratitud',
  blissful: 'a la dicha',
}
