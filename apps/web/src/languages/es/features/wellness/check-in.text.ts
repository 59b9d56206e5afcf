import type * as english from '#features/wellness/check-in.text.ts'
import { clockTime } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { atTime } from '#languages/es/intl/words.ts'

export const checkInText: Translation<typeof english.checkInText> = {
  ask: '¿Cómo te sientes?',
  hint: 'Con un toque queda guardado. Solo lo ves tú.',
  saved: (mood, time) => `${mood}. Guardado ${atTime(clockTime(time))}`,
  again: 'Anotar otra vez',
  energyHint: 'Energía, si quieres. Sin ella, esta entrada no cuenta en tu promedio de energía.',
  energy: (level) => `Energía, de 1 (baja) a 10 (alta): ${level}`,
  low: 'Baja',
  high: 'Alta',
  addNotes: 'Añadir notas',
  notes: 'Notas',
  notesHint: 'opcionales, solo las ves tú',
  saveNotes: 'Guardar notas',
  notesSaved: 'Notas guardadas',
  failed: 'No pudimos guardar tu ánimo',
  failedHint: 'Inténtalo de nuevo.',
  changeFailed: 'No pudimos guardar tu ánimo. Inténtalo de nuevo.',
}
