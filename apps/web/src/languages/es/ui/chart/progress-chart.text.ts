import type { Translation } from '#intl/translation.ts'
import type * as english from '#ui/chart/progress-chart.text.ts'

export const progressChartText: Translation<typeof english.progressChartText> = {
  columns: ['Día', 'Práctica', 'Horas en total'],
  hours: 'Horas acumuladas',
  hoursAt: (hours) => `${hours} h`,
  minutes: 'Minutos por día',
  none: '0 minutos',
  rest: 'día de descanso',
  paused: 'en pausa',
  travel: 'cambio de hora',
  reading: (day, practice, hours) => `${day}: ${practice}, ${hours} horas en total`,
  summary: ({ practised, days, time, from, to }) =>
    `Practicaste en ${practised} de ${days} días, ${time} en total. Tu suma pasó de ${from} a ${to} horas.`,
  noDays: 'Todavía no hay días que mostrar.',
}
