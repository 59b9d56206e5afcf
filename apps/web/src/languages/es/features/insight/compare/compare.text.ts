import { hoursOf } from '@sadhana/contract'
import type { Change } from '#features/insight/compare/compare.rules.ts'
import type * as english from '#features/insight/compare/compare.text.ts'
import { oneDecimal, plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { upperFirst } from '#languages/es/intl/words.ts'

const days = (count: number) => plural(count, { one: '1 día', other: (number) => `${number} días` })
const nights = (count: number) => plural(count, { one: '1 noche', other: (number) => `${number} noches` })
const together = (first: number, second: number) => (first === second ? `${first} en cada uno` : `${first} y ${second}`)

const none = 'sin datos'

const timeText = (minutes: number) => (minutes < 120 ? `${minutes} min` : `${oneDecimal(hoursOf(minutes))} h`)

const lengthPhrases: Record<Change, string> = {
  more: 'prácticas más largas',
  less: 'prácticas más cortas',
  same: 'prácticas de duración parecida',
}
const frequencyPhrases: Record<Change, string> = {
  more: 'más a menudo',
  less: 'menos a menudo',
  same: 'con una frecuencia parecida',
}
const dayChangePhrases: Record<Change, string> = {
  more: 'en más días',
  less: 'en menos días',
  same: 'en un número parecido de días',
}

const nothing = {
  neither: 'No hay prácticas en ninguno de los dos periodos.',
  first: 'No hay prácticas en el segundo periodo.',
  second: 'No hay prácticas en el primer periodo.',
}

export const compareText: Translation<typeof english.compareText> = {
  title: 'Comparar dos periodos',
  badge: 'Análisis avanzado',
  headline: (finding, first, second) => {
    if (finding.practised !== 'both') return nothing[finding.practised]
    const { length, days: change, isSameLength } = finding
    if (length === 'same' && change === 'same') return `${upperFirst(second)}: muy parecido a ${first}.`
    return `${upperFirst(second)}: ${lengthPhrases[length]}, ${(isSameLength ? dayChangePhrases : frequencyPhrases)[change]}.`
  },
  first: 'Primero',
  beside: 'junto a',
  second: 'Segundo',
  own: 'Elegir fechas…',
  from: 'Desde',
  to: 'Hasta',
  wrong: 'Elige un último día posterior al primero, con diez años de diferencia como mucho',
  rows: {
    days: 'Días de práctica',
    length: 'Duración mediana',
    time: 'Tiempo total',
    calm: 'Terminaron en calma o en paz',
    sleep: 'Calidad del sueño',
  },
  notes: {
    days: (first, second) => `de ${together(first.days, second.days)}`,
    length: () => 'la mitad duró más; la otra mitad, menos',
    time: (first, second) => (first.days === second.days ? '' : `en ${first.days} y ${days(second.days)}`),
    calm: () => 'de las prácticas con una sensación al final',
    sleep: (first, second) => `promedio de los días; ${first.sleepQuality.days} y ${nights(second.sleepQuality.days)}`,
  },
  values: {
    days: ({ practiceDays }) => days(practiceDays),
    length: ({ middleMinutes }) => (middleMinutes === null ? none : `${wholeNumber(Math.round(middleMinutes))} min`),
    time: ({ minutes }) => timeText(minutes),
    calm: ({ endedCalm }) => (endedCalm.of === 0 ? none : `${endedCalm.sessions} de ${endedCalm.of}`),
    sleep: ({ sleepQuality }) => (sleepQuality.mean === null ? none : oneDecimal(sleepQuality.mean)),
  },
  changes: { more: 'más', less: 'menos', same: 'más o menos igual' },
  fewNights: {
    first: (count) => `En el primer periodo solo hay ${nights(count)} con sueño anotado: toma esa línea con cautela.`,
    second: (count) => `En el segundo periodo solo hay ${nights(count)} con sueño anotado: toma esa línea con cautela.`,
    both: 'En ambos periodos hay pocas noches con sueño anotado: toma esa línea con cautela.',
    quiet: 'Hay pocas noches con sueño anotado: toma esa línea con cautela.',
  },
  tags: {
    title: 'Por etiqueta',
    share: (tagged, sessions) => (sessions === 0 ? none : `${tagged} de ${sessions}`),
  },
  limbs: { title: 'Por rama', badge: 'Anticipado', time: timeText },
  noCause: 'Nada de esto dice que una cosa haya causado otra.',
  loadFailed: 'No pudimos comparar los dos periodos',
  safe: 'Tu diario está a salvo. Inténtalo de nuevo.',
  notIncluded: {
    title: 'Dos periodos cualesquiera, uno junto al otro.',
    text: 'Viene con el nivel Apoyo estándar. Todas sus cifras están también en tu propia exportación, y Últimos 30 días, Últimos 90 días y Este año se quedan donde están.',
    action: 'Ver cómo se contribuye',
  },
}
