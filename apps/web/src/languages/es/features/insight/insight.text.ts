import type * as english from '#features/insight/insight.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const insightText: Translation<typeof english.insightText> = {
  stats: {
    label: 'Tus estadísticas',
    week: 'Esta semana',
    practisedOn: (practised, days) => `Practicaste en ${practised} de los últimos ${days} días`,
    sessionUnit: (count) => plural(count, { one: 'práctica', other: () => 'prácticas' }),
    sessions: (count) => plural(count, { one: '1 práctica', other: (many) => `${many} prácticas` }),
    time: 'Tiempo total',
    minuteUnit: (count) => plural(count, { one: 'minuto', other: () => 'minutos' }),
    hourUnit: (count) => plural(count, { one: 'hora', other: () => 'horas' }),
    minutes: (minutes) => `${minutes} min`,
    hours: (hours) => `${hours} h`,
    inLastWeek: (time) => `${time} en los últimos 7 días`,
    streak: 'Racha',
    dayUnit: (count) => plural(count, { one: 'día', other: () => 'días' }),
    restDays: (count) =>
      plural(count, { one: '1 día de descanso guardado', other: (days) => `${days} días de descanso guardados` }),
    anyDay: 'Cualquier día es bueno para empezar',
    nextRestDay: (day) => `El día ${day} ganas un día de descanso`,
    favorite: 'Práctica favorita',
    noFavorite: 'Ninguna aún',
    early: 'Aparece a partir de tu quinta práctica',
    nothing: 'Nada registrado en este periodo',
    share: (sessions, all) =>
      plural(all, {
        one: `${sessions} de 1 práctica`,
        other: (many) => `${wholeNumber(sessions)} de ${many} prácticas`,
      }),
  },
  progress: {
    title: 'Progreso',
    range: 'Periodo del progreso',
    weekly: 'Semanal',
    monthly: 'Mensual',
    today: 'Hoy',
  },
  distribution: {
    title: 'Reparto de la práctica',
    range: 'Periodo',
    ranges: {
      'last-30-days': 'Últimos 30 días',
      'last-90-days': 'Últimos 90 días',
      'this-year': 'Este año',
    },
    nothing: 'No has registrado nada en este periodo.',
  },
}
