import type { Challenge } from '@sadhana/contract'
import type * as english from '#features/journey/challenges/challenges.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

type ChallengeMeasure = Pick<Challenge, 'type' | 'partOfDay'>
type Unit = 'days' | 'mornings' | 'afternoons' | 'evenings' | 'minutes' | 'limbs'

const unitOf = ({ type, partOfDay }: ChallengeMeasure): Unit => (type === 'days' && partOfDay ? `${partOfDay}s` : type)

const amounts: Record<Unit, { one: string; other: (count: string) => string }> = {
  days: { one: '1 día', other: (count) => `${count} días` },
  mornings: { one: '1 mañana', other: (count) => `${count} mañanas` },
  afternoons: { one: '1 tarde', other: (count) => `${count} tardes` },
  evenings: { one: '1 atardecer', other: (count) => `${count} atardeceres` },
  minutes: { one: '1 minuto', other: (count) => `${count} minutos` },
  limbs: { one: '1 rama', other: (count) => `${count} ramas` },
}
const amountOf = (count: number, measured: ChallengeMeasure) => plural(count, amounts[unitOf(measured)])

const days = (count: number) => plural(count, amounts.days)

export const challengesText: Translation<typeof english.challengesText> = {
  failed: 'No pudimos cargar los retos',
  safe: 'Lo que has practicado sigue contando. Inténtalo de nuevo.',
  empty: {
    title: 'No hay retos abiertos',
    text: 'Cada lunes empieza uno nuevo. Hasta entonces, basta con tu propio ritmo.',
    action: 'Ver tu racha',
  },
  open: { title: 'Abiertos', aside: 'Entra tarde, sal cuando quieras', join: 'Participar' },
  completed: { title: 'Completados' },
  ended: { title: 'Retos anteriores' },
  /** Printed after the large number. */
  of: (challenge) => `de ${amountOf(challenge.requirement, challenge)}`,
  done: (progress, challenge) => `${progress} de ${amountOf(challenge.requirement, challenge)}`,
  ahead: (toGo, daysToCome, challenge) => `${amountOf(toGo, challenge)} por delante, y ${days(daysToCome)} para ello.`,
  startsOn: (day) => `Empieza: ${day}.`,
  /** Shown when fewer days are left than the challenge needs. */
  stillCounts: 'Aquí, cada práctica sigue contando.',
  /** In gentle days. */
  waits: 'Tu reto espera. Ningún día cuenta en tu contra.',
  pace: 'No hay un ritmo correcto.',
  lastCounted: (day, amount, challenge) => `Lo último que contó: ${day}, ${amountOf(amount, challenge)}.`,
  nothingYet: 'Tu primera práctica aparecerá aquí por sí sola.',
  quiet: 'Participas, a tu propio ritmo.',
  people: (count) =>
    count === 0 ? 'Nadie todavía' : plural(count, { one: '1 persona', other: (people) => `${people} personas` }),
  unranked: (count) =>
    plural(count, { one: '1 persona, sin clasificación', other: (people) => `${people} personas, sin clasificación` }),
  together: (amount, challenge) => `${amountOf(amount, challenge)} en conjunto`,
  leave: 'Salir',
  leaveThis: (title) => `Salir de «${title}»`,
  joinThis: (title) => `Participar en «${title}»`,
  joined: (title) => `Ya participas en «${title}»`,
  left: (title) => `Ya no participas en «${title}»`,
  leftText: 'Tu práctica se queda como está.',
  undoOtherwise: 'Puedes volver a entrar desde la lista',
  joinFailed: 'No pudimos sumarte a este reto',
  leaveFailed: 'No pudimos sacarte de este reto',
}
