import type { AfterFeeling, BeforeFeeling, Mood } from '@sadhana/contract'

export type Feeling = BeforeFeeling | AfterFeeling

/** A feeling before or after practice, inside a sentence. */
export const feelingWords: Record<Feeling, string> = {
  stressed: 'stressed',
  anxious: 'anxious',
  tired: 'tired',
  restless: 'restless',
  neutral: 'neutral',
  content: 'content',
  energized: 'energized',
  calm: 'calm',
  peaceful: 'peaceful',
  focused: 'focused',
  centered: 'centered',
  grateful: 'grateful',
  blissful: 'blissful',
}

/** A mood inside a sentence. */
export const moodWords: Record<Mood, string> = {
  happy: 'happy',
  calm: 'calm',
  excited: 'excited',
  peaceful: 'peaceful',
  stressed: 'stressed',
  anxious: 'anxious',
  sad: 'sad',
  energetic: 'energetic',
}

/** A mood by itself. */
export const moodLabels: Record<Mood, string> = {
  happy: 'Happy',
  calm: 'Calm',
  excited: 'Excited',
  peaceful: 'Peaceful',
  stressed: 'Stressed',
  anxious: 'Anxious',
  sad: 'Sad',
  energetic: 'Energetic',
}
