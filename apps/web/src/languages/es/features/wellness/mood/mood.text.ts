import type * as english from '#features/wellness/mood/mood.text.ts'
import type { Translation } from '#intl/translation.ts'

export const moodText: Translation<typeof english.moodText> = {
  title: 'Registra tu ánimo',
  ask: '¿Cómo te sientes?',
  energy: 'Energía',
  low: 'Baja',
  high: 'Alta',
  save: 'Guardar ánimo',
  missing: 'Elige un ánimo',
  failed: 'No pudimos guardar tu ánimo',
  recent: 'Ánimos recientes',
  empty: 'Aún no hay ánimos registrados. Puedes empezar aquí arriba.',
  emptyHint: 'Con una entrada basta para empezar.',
  entry: (mood, moment) => `${mood}, ${moment}`,
  editTitle: 'Editar ánimo',
  loadFailed: 'No pudimos cargar tus ánimos',
  safe: 'Están a salvo. Inténtalo de nuevo.',
  noEnergy: 'Sin energía anotada',
}
