import type { Translation } from '#intl/translation.ts'
import type * as english from '#ui/chart/progress-chart.text.ts'

export const progressChartText: Translation<typeof english.progressChartText> = {
  columns: ['Tag', 'Praxis', 'Stunden insgesamt'],
  hours: 'Stunden insgesamt',
  hoursAt: (hours) => `${hours} h`,
  minutes: 'Minuten pro Tag',
  none: '0 Minuten',
  rest: 'Ruhetag',
  paused: 'Pause',
  travel: 'Uhr umgestellt',
  reading: (day, practice, hours) => `${day}: ${practice}, insgesamt ${hours} Stunden`,
  summary: ({ practised, days, time, from, to }) =>
    `Du hast an ${practised} von ${days} Tagen geübt, insgesamt ${time}. Deine Gesamtzeit ging von ${from} auf ${to} Stunden.`,
  noDays: 'Noch keine Tage zu zeigen.',
}
