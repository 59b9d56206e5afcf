import type * as english from '#features/wellness/insights/insights.text.ts'
import { daysText } from '#features/wellness/shared/link.text.ts'
import { oneDecimal, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const insightsText: Translation<typeof english.insightsText> = {
  empty: 'Aún no hay datos suficientes para tus observaciones',
  emptyHint: 'Registra un ánimo o una noche y esta página empezará a llenarse.',
  emptyAction: 'Registrar un ánimo',
  loadFailed: 'No pudimos cargar tus observaciones',
  safe: 'Tus entradas están a salvo. Inténtalo de nuevo.',
  groupReading: (group, days, mean) => `${group}: ${days}, ${mean}`,
  share: (group, share) => `${group}: ${share}`,
  weather: 'Tu clima interior',
  weatherHint: 'Una piedra al día: el ánimo que más anotaste y, si hay empate, el último.',
  range: 'Periodo',
  weeks: '8 semanas',
  year: 'Año',
  weatherSummary: (days, mood) => `Ánimo por día. Días con entradas: ${days}. Lo más anotado: ${mood}.`,
  noMoods: 'Aún no hay ánimos en este periodo.',
  dayReading: (day, mood) => (mood ? `${day}: ${mood}` : `${day}: nada anotado`),
  keyHint:
    'Elige un ánimo para ver solo sus días. Los puntos pequeños son días sin entradas; no cuentan en ningún promedio.',
  patterns: 'Patrones de ánimo',
  latest: 'De tus últimas entradas',
  noPatterns: 'Aún no hay ánimos registrados.',
  averageEnergy: 'Energía promedio',
  outOfTen: (value, days) => `${oneDecimal(value)} / 10, en ${daysText(days)}`,
  outOfTenMarked: (value, days) => `<value>${oneDecimal(value)}</value> <rest>/ 10, en ${daysText(days)}</rest>`,
  noEnergy: 'Aún no hay energía anotada',
  sleep: 'Observaciones del sueño',
  nights: (count) => plural(count, { one: '1 noche', other: (number) => `${number} noches` }),
  noNights: 'Aún no hay noches registradas.',
  averageQuality: 'Calidad promedio',
  averageDuration: 'Duración promedio',
  duration: (hours, minutes) => `${hours}<unit> h </unit>${minutes}<unit> min</unit>`,
  noDuration: 'Sin datos de duración',
  durationFrom: (count) =>
    plural(count, {
      one: 'La duración sale de 1 noche con las dos horas anotadas. Un punto es una noche sin horas.',
      other: (number) =>
        `La duración sale de ${number} noches con las dos horas anotadas. Un punto es una noche sin horas.`,
    }),
  withPractice: 'Con práctica',
  withoutPractice: 'Sin práctica',
  shares: 'Días con un ánimo agradable. Anotas un ánimo al día, así que cada día es lo uno o lo otro.',
  twoWeeks: '2 semanas',
  nightsSummary: 'Las noches, desde acostarte hasta despertar; cuanto más tarde la noche, más abajo.',
  monthsSummary: 'La noche promedio de cada mes, desde acostarte hasta despertar.',
  noTimes: 'sin horas anotadas',
  nightReading: (day, night) => `${day}: ${night}`,
  more: {
    title: 'Más para mirar',
    questions: {
      title: 'Pregúntale a tu práctica',
      about: '¿Te ayuda? Deja que el azar decida los días y míralo después de ocho semanas.',
    },
    reflection: { title: 'Tu mes, leído para ti', about: 'Una página a partir de tu propio diario, si la quieres.' },
    compare: { title: 'Comparar dos periodos', about: 'Dos tramos de días cualesquiera, uno junto al otro.' },
  },
  tables: {
    month: 'Mes',
    week: 'Semana del',
    days: 'Días anotados',
    mood: 'Lo más anotado',
    energy: 'Energía promedio',
    night: 'Noche hasta el',
    nights: 'Noches',
    quality: 'Calidad',
    length: 'Duración',
    times: 'Horas',
    group: 'Días',
    count: 'Cuántos',
    mean: 'Promedio',
    none: '–',
  },
}

/** The names of the two halves of a link's days, and of the ends of its scale. */
export const linkGroups: Translation<typeof english.linkGroups> = {
  'minutes-energy': () => ({ more: 'Días con más práctica', less: 'Días con menos', ends: ['Baja', 'Alta'] }),
  'minutes-mood': () => ({
    more: 'Días con más práctica',
    less: 'Días con menos',
    ends: ['Ánimos difíciles', 'Ánimos agradables'],
  }),
  'minutes-quality': () => ({ more: 'Días con más práctica', less: 'Días con menos', ends: ['Mala', 'Excelente'] }),
  'minutes-length': () => ({ more: 'Días con más práctica', less: 'Días con menos', ends: ['Más corta', 'Más larga'] }),
  'quality-energy': () => ({ more: 'Tras las mejores noches', less: 'Tras otras noches', ends: ['Baja', 'Alta'] }),
  'limb-energy': (limb) => ({ more: `Días con más ${limb}`, less: 'Días con menos', ends: ['Baja', 'Alta'] }),
}
