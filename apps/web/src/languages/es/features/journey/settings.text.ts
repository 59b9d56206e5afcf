import type * as english from '#features/journey/settings.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const settingsText: Translation<typeof english.settingsText> = {
  title: 'Ajustes de práctica',
  failed: 'No pudimos cargar tus ajustes',
  failedText: 'No han cambiado. Inténtalo de nuevo.',
  rhythm: 'Tu ritmo',
  zone: 'Zona horaria',
  zoneHint: 'Decide cuándo empieza tu día.',
  sameZone: (zone) => `Como este dispositivo (${zone})`,
  dayEnd: 'El día termina a las',
  dayEndHint: 'Una práctica antes de esta hora cuenta para el día anterior. Los días que ya practicaste no cambian.',
  goal: 'Meta semanal',
  daily: 'Práctica diaria',
  daysAWeek: (days) => plural(days, { one: '1 día a la semana', other: (count) => `${count} días a la semana` }),
  quiet: 'Modo tranquilo',
  quietHint: 'Oculta cifras, rachas y niveles en todas partes. Los guardamos por si los quieres de vuelta.',
}
