import type * as english from '#features/meditation/insights/insights.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const insightsText: Translation<typeof english.insightsText> = {
  failed: 'No pudimos cargar tus observaciones',
  failedText: 'Tus meditaciones están a salvo. Inténtalo de nuevo.',
  none: 'Aquí estarán tus meditaciones',
  noneText:
    'Después de unas cuantas, verás tu mejor momento del día y los sonidos que te gustan, en los últimos 90 días.',
  sit: 'Meditar ahora',
  week: {
    title: 'Esta semana',
    sessions: (count) => plural(count, { one: 'meditación', other: () => 'meditaciones' }),
    timeSat: 'Tiempo meditado',
    minutes: (count) => plural(count, { one: 'minuto', other: () => 'minutos' }),
    since: 'En los últimos siete días',
  },
  streak: {
    title: 'Racha',
    days: (count) => plural(count, { one: 'día', other: () => 'días' }),
    text: 'Cuenta cualquier práctica, no solo meditar',
  },
  score: {
    title: 'Índice de atención plena',
    text: 'De 100: con qué regularidad alcanzas tu meta semanal',
    none: 'Aún no',
    noneText: 'Empieza con tu primera práctica',
  },
  bestTime: {
    title: 'Mejor momento del día',
    times: {
      morning: 'Por la mañana',
      afternoon: 'Por la tarde',
      evening: 'Al atardecer',
      night: 'Por la noche',
    },
    text: (sits, all, days) => `${sits} de tus ${all} meditaciones en los últimos ${days} días empezaron entonces.`,
    quietText: 'Es cuando más a menudo meditas.',
    none: 'Lo mostraremos después de tres meditaciones.',
  },
  sounds: { title: 'Minutos por sonido', quietTitle: 'Sonidos con los que meditas' },
  latest: {
    title: 'Últimas meditaciones',
    all: 'Todas las prácticas',
    failed: 'No pudimos cargar tus últimas meditaciones',
    endedEarly: 'terminó antes',
  },
}
