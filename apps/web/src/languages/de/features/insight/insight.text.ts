import type * as english from '#features/insight/insight.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const insightText: Translation<typeof english.insightText> = {
  stats: {
    label: 'Deine Statistik',
    week: 'Diese Woche',
    practisedOn: (practised, days) => `An ${practised} der letzten ${days} Tage geübt`,
    sessionUnit: (count) => plural(count, { one: 'Übung', other: () => 'Übungen' }),
    sessions: (count) => plural(count, { one: '1 Übung', other: (many) => `${many} Übungen` }),
    time: 'Gesamtzeit',
    minuteUnit: (count) => plural(count, { one: 'Minute', other: () => 'Minuten' }),
    hourUnit: (count) => plural(count, { one: 'Stunde', other: () => 'Stunden' }),
    minutes: (minutes) => `${minutes} min`,
    hours: (hours) => `${hours} h`,
    inLastWeek: (time) => `${time} in den letzten 7 Tagen`,
    streak: 'Serie',
    dayUnit: (count) => plural(count, { one: 'Tag', other: () => 'Tage' }),
    restDays: (count) => plural(count, { one: '1 Ruhetag angespart', other: (days) => `${days} Ruhetage angespart` }),
    anyDay: 'Jeder Tag ist ein guter Tag, um anzufangen',
    nextRestDay: (day) => `An Tag ${day} verdienst du dir einen Ruhetag`,
    favorite: 'Lieblingsübung',
    noFavorite: 'Noch keine',
    early: 'Wird ab deiner fünften Übung angezeigt',
    nothing: 'In diesem Zeitraum ist nichts eingetragen',
    share: (sessions, all) =>
      plural(all, { one: `${sessions} von 1 Übung`, other: (many) => `${wholeNumber(sessions)} von ${many} Übungen` }),
  },
  progress: {
    title: 'Verlauf',
    range: 'Zeitraum des Verlaufs',
    weekly: 'Woche',
    monthly: 'Monat',
    today: 'Heute',
  },
  distribution: {
    title: 'Verteilung der Übungen',
    range: 'Zeitraum',
    ranges: {
      'last-30-days': 'Letzte 30 Tage',
      'last-90-days': 'Letzte 90 Tage',
      'this-year': 'Dieses Jahr',
    },
    nothing: 'In diesem Zeitraum hast du nichts eingetragen.',
  },
}
