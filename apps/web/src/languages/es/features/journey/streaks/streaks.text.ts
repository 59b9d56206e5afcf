import { daysInWords } from '#features/journey/shared/journey.text.ts'
import type * as english from '#features/journey/streaks/streaks.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const streaksText: Translation<typeof english.streaksText> = {
  run: {
    label: 'Racha actual',
    unit: (days) => plural(days, { one: 'día', other: () => 'días' }),
    longest: 'La más larga',
    since: 'Desde',
    longestRun: daysInWords,
  },
  /** Shown after a break, instead of a streak of zero. */
  stays: {
    label: 'Lo que queda',
    unit: (days) => plural(days, { one: 'día de práctica', other: () => 'días de práctica' }),
    consistency: 'Constancia',
    outOf: (score) => `${Math.round(score)} de 100`,
    text: 'Todo eso sigue siendo tuyo, y con cualquier práctica empieza una racha nueva. Cinco minutos bastan.',
  },
  first: {
    label: 'Tu primer día',
    text: 'Con cualquier práctica empieza una racha. Cinco minutos bastan.',
  },
  week: {
    title: 'Esta semana',
    today: 'Hoy',
    done: (days, share) => `${days} de 7 días, ${share}`,
    minutes: 'Los números son minutos.',
    rest: 'Los números son minutos. La luna es un día de descanso: mantiene tu racha y no le suma nada.',
    travel: 'Una flecha es un día de viaje: tu reloj se adelantó, y ese día no te puede faltar.',
    paused: 'Dos barras son un día en pausa.',
    quiet: 'Una piedra llena es un día en que practicaste.',
  },
  rest: {
    title: 'Días de descanso',
    held: (count) => `${count} de 2 en reserva`,
    text: 'Cada siete días de racha te dan uno, y puedes guardar dos. Cuando un día queda vacío, se usa uno por ti.',
    next: (days) =>
      plural(days, { one: 'Un día más para el siguiente.', other: (count) => `${count} días más para el siguiente.` }),
    full: 'Tienes todos los que se pueden guardar.',
    progress: (days) => `${days}/7`,
    pause: 'Pausa por enfermedad o viaje',
    limit: 'hasta 30 días',
    paused: (until) => `Estás en pausa hasta el ${until}. Tu racha se queda como está.`,
  },
  consistency: {
    title: 'Constancia',
    outOf: 'de 100',
    notYet: 'Empieza con tu primera práctica',
    text: (goal) =>
      plural(goal, {
        one: 'Con qué regularidad practicas un día a la semana, tu meta. Cede un poco con una semana tranquila y vuelve, en lugar de empezar de cero.',
        other: (days) =>
          `Con qué regularidad practicas ${days} días a la semana, tu meta. Cede un poco con una semana tranquila y vuelve, en lugar de empezar de cero.`,
      }),
    change: 'Cambiar tu meta',
  },
  level: {
    text: 'Un punto por minuto, y diez por la primera práctica del día.',
    ask: '¿Prefieres no ver números?',
  },
}
