import type * as english from '#intl/feelings.text.ts'
import type { Translation } from '#intl/translation.ts'

/** They follow "llegaste" and "te fuiste" or are alone, without saying who feels them. */
export const feelingWords: Translation<typeof english.feelingWords> = {
  stressed: 'con estrés',
  anxious: 'con ansiedad',
  tired: 'con cansancio',
  restless: 'con inquietud',
  neutral: 'neutral',
  content: 'a gusto',
  energized: 'con energía',
  calm: 'en calma',
  peaceful: 'en paz',
  focused: 'con concentración',
  centered: 'en equilibrio',
  grateful: 'con gratitud',
  blissful: 'con dicha',
}

export const moodWords: Translation<typeof english.moodWords> = {
  happy: 'con alegría',
  calm: 'en calma',
  excited: 'con entusiasmo',
  peaceful: 'en paz',
  stressed: 'con estrés',
  anxious: 'con ansiedad',
  sad: 'con tristeza',
  energetic: 'con energía',
}

export const moodLabels: Translation<typeof english.moodLabels> = {
  happy: 'Con alegría',
  calm: 'En calma',
  excited: 'Con entusiasmo',
  peaceful: 'En paz',
  stressed: 'Con estrés',
  anxious: 'Con ansiedad',
  sad: 'Con tristeza',
  energetic: 'Con energía',
}
