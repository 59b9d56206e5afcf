import type * as english from '#intl/feelings.text.ts'
import type { Translation } from '#intl/translation.ts'

/** A feeling before or after practice, inside a sentence. */
export const feelingWords: Translation<typeof english.feelingWords> = {
  stressed: 'gestresst',
  anxious: 'ängstlich',
  tired: 'müde',
  restless: 'unruhig',
  neutral: 'neutral',
  content: 'zufrieden',
  energized: 'voller Energie',
  calm: 'ruhig',
  peaceful: 'friedlich',
  focused: 'konzentriert',
  centered: 'gesammelt',
  grateful: 'dankbar',
  blissful: 'glückselig',
}

/** A mood inside a sentence. */
export const moodWords: Translation<typeof english.moodWords> = {
  happy: 'fröhlich',
  calm: 'ruhig',
  excited: 'begeistert',
  peaceful: 'friedlich',
  stressed: 'gestresst',
  anxious: 'ängstlich',
  sad: 'traurig',
  energetic: 'voller Energie',
}

/** A mood by itself. */
export const moodLabels: Translation<typeof english.moodLabels> = {
  happy: 'Fröhlich',
  calm: 'Ruhig',
  excited: 'Begeistert',
  peaceful: 'Friedlich',
  stressed: 'Gestresst',
  anxious: 'Ängstlich',
  sad: 'Traurig',
  energetic: 'Voller Energie',
}
