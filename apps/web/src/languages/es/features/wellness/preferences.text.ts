import type * as english from '#features/wellness/preferences.text.ts'
import type { Translation } from '#intl/translation.ts'

const goals = [
  'Un día a la semana',
  'Dos días a la semana',
  'Tres días a la semana',
  'Cuatro días a la semana',
  'Cinco días a la semana',
  'Seis días a la semana',
  'Práctica diaria',
]

export const preferencesText: Translation<typeof english.preferencesText> = {
  goal: 'Meta semanal de práctica',
  once: 'Una vez',
  daily: 'Práctica diaria',
  goalIs: (days) => goals[days - 1] ?? '',
  goalHint: 'Los días a la semana que te gustaría practicar. Es la misma meta que en tus ajustes de práctica.',
  time: 'Momento preferido para practicar',
  timeHint: 'La parte del día que mejor te viene.',
  times: { morning: 'Mañana', afternoon: 'Tarde', evening: 'Atardecer', night: 'Noche' },
  level: 'Nivel de dificultad',
  levels: {
    beginner: ['Inicial', 'Breve, guiado, una cosa a la vez'],
    intermediate: ['Intermedio', 'Meditaciones más largas, menos palabras'],
    advanced: ['Avanzado', 'Silencio, y retener la respiración con cuidado'],
  },
  saved: 'Guardado',
  failed: 'No pudimos guardar tus preferencias',
  failedHint: 'Tus preferencias no han cambiado. Inténtalo de nuevo.',
  loadFailed: 'No pudimos cargar tus preferencias',
  safe: 'No han cambiado. Inténtalo de nuevo.',
  quiet: 'Modo tranquilo',
  quietOn: 'Activado',
  quietOff: 'Desactivado',
  export: 'Llévate tus entradas',
  exportHint: 'Todos tus ánimos y tus noches, con tus notas, en archivos para una hoja de cálculo.',
  moodsCsv: 'Descargar ánimos en CSV',
  sleepCsv: 'Descargar sueño en CSV',
  exported: 'Exportación lista',
  exportFailedTitle: 'La exportación no funcionó',
  exportFailed: 'No pudimos exportar los datos. Inténtalo de nuevo.',
}
