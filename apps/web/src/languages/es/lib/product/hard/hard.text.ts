import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/hard/hard.text.ts'

export const hardText: Translation<typeof english.hardText> = {
  stone: 'Fue difícil',
  stoneHint: 'Sola o junto con otra. Solo tú la ves.',
  saveFailed: 'No pudimos añadir lo que elegiste. Tu práctica está guardada.',
}

export const hardWordLabels: Translation<typeof english.hardWordLabels> = {
  anxious: 'Con ansiedad',
  restless: 'Con inquietud',
  low: 'Con el ánimo bajo',
  angry: 'Con rabia',
  old_memories: 'Recuerdos antiguos',
  cut_off: 'Sin conexión con la gente',
  numb: 'Sin sentir nada',
  unreal: 'Irrealidad',
  aching: 'Con dolor físico',
  sleepless: 'Después no pude dormir',
  lights_or_sounds: 'Me abruman luces o sonidos',
}

export const hardMark: Translation<typeof english.hardMark> = (hard, after) =>
  hard && (after ? 'y fue difícil' : 'fue difícil')

export const endingInWords: typeof english.endingInWords = (feeling, isHard) => {
  if (!isHard) return feeling
  return feeling ? `${feeling}, y fue difícil` : hardText.stone
}
