import type { Translation } from '#intl/translation.ts'
import type * as english from '#ui/chart/days.text.ts'

export const yearText: Translation<typeof english.yearText> = {
  key: {
    label: 'Was die Punkte bedeuten',
    none: 'nichts',
    upTo15: 'unter 15 min',
    upTo30: '15–29',
    upTo45: '30–44',
    from45: '45 oder mehr',
    rest: 'Ruhetag',
    paused: 'Pause',
  },
  columns: ['Monat', 'Tage', 'Minuten'],
  summary: (year, practised, days, hours) =>
    `Dein ${year}, Tag für Tag. Bisher hast du an ${practised} von ${days} Tagen geübt, insgesamt ${hours} Stunden.`,
  summaryQuietly: (year) => `Dein ${year}, Tag für Tag. Jeder größere Punkt ist ein Tag, an dem du geübt hast.`,
  practised: (day, time) => `${day}: ${time}`,
  practisedQuietly: (day) => `${day}: geübt`,
  rest: (day) => `${day}: Ruhetag`,
  paused: (day) => `${day}: Pause`,
  upcoming: (day) => `${day}: kommt noch`,
  empty: (day) => `${day}: keine Praxis`,
}

export const weekText: Translation<typeof english.weekText> = {
  practised: 'geübt',
  rest: 'Ruhetag',
  paused: 'Pause',
  travel: 'Reisetag',
  upcoming: 'kommt noch',
  empty: 'keine Praxis',
}
