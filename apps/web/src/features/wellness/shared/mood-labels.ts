import type { Mood } from '@sadhana/contract'

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
