import type { Translation } from '#intl/translation.ts'
import type * as english from '#ui/chart/days.text.ts'

export const yearText: Translation<typeof english.yearText> = {
  key: {
    label: 'Qué significan los puntos',
    none: 'nada',
    upTo15: 'menos de 15 min',
    upTo30: '15–29',
    upTo45: '30–44',
    from45: '45 o más',
    rest: 'día de descanso',
    paused: 'en pausa',
  },
  columns: ['Mes', 'Días', 'Minutos'],
  summary: (year, practised, days, hours) =>
    `Tu ${year}, día a día. Hasta ahora has practicado en ${practised} de ${days} días, ${hours} horas en total.`,
  summaryQuietly: (year) => `Tu ${year}, día a día. Cada punto más grande es un día en que practicaste.`,
  practised: (day, time) => `${day}: ${time}`,
  practisedQuietly: (day) => `${day}: con práctica`,
  rest: (day) => `${day}: día de descanso`,
  paused: (day) => `${day}: en pausa`,
  upcoming: (day) => `${day}: por venir`,
  empty: (day) => `${day}: sin práctica`,
}

export const weekText: Translation<typeof english.weekText> = {
  practised: 'con práctica',
  rest: 'día de descanso',
  paused: 'en pausa',
  travel: 'día de viaje',
  upcoming: 'por venir',
  empty: 'sin práctica',
}
