import type { Limb } from '@sadhana/contract'
import { spanishFeelings as feelings, spanishTimesOfDay as when } from '#features/insight/index.ts'
import { calendarDayIn, plural } from '#platform/intl.rules.ts'
import type { LogTexts, Span, Wanted } from './log-answers.texts.en.ts'

const counted = (count: number, one: string, many: string) =>
  plural('es', count, { one: `${count} ${one}`, other: `${count} ${many}` })
const practices = (count: number) => counted(count, 'práctica', 'prácticas')
const times = (count: number) => counted(count, 'vez', 'veces')
const orNone = (count: number) => (count === 0 ? 'ninguna práctica' : practices(count))
const listed = (names: readonly string[], word: 'y' | 'o' | 'ni') => {
  const last = names.at(-1) ?? ''
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`
}

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
/** "los lunes", "los sábados" */
const onWeekday = (day: number) => `los ${weekdays[day]?.replace(/o$/, 'os')}`
const onWeekdays = (days: readonly number[], word: 'y' | 'ni') => listed(days.map(onWeekday), word)
const dateOf = (day: string) => calendarDayIn('es', day, { weekday: 'long', day: 'numeric', month: 'long' })

const minHours = 120

function lasting(minutes: number): string {
  if (minutes < minHours) return counted(minutes, 'minuto', 'minutos')
  const rest = minutes % 60
  const hours = `${Math.floor(minutes / 60)} horas`
  return rest === 0 ? hours : `${hours} y ${counted(rest, 'minuto', 'minutos')}`
}

const wantedWords: Record<Wanted, string> = {
  calm: 'en calma o en paz',
  energized: 'con energía',
  focused: 'con concentración',
  grateful: 'con gratitud',
}

const spans = {
  today: 'Hoy',
  yesterday: 'Ayer',
  thisWeek: 'Esta semana',
  lastWeek: 'La semana pasada',
  thisMonth: 'Este mes',
}

function during(span: Span): string {
  if (typeof span === 'string') return spans[span]
  return 'days' in span ? `En los últimos ${span.days} días` : `El ${weekdays[span.weekday]}`
}

/** After "nada". */
const spansMeant = {
  today: 'de hoy',
  yesterday: 'de ayer',
  thisWeek: 'de esta semana',
  lastWeek: 'de la semana pasada',
  thisMonth: 'de este mes',
}

function meant(span: Span): string {
  if (typeof span === 'string') return spansMeant[span]
  return 'days' in span ? `de los últimos ${span.days} días` : `del ${weekdays[span.weekday]}`
}

const in30Days = 'En los últimos 30 días'
const or = (limbs: readonly Limb[]) => listed(limbs, 'ni')

export const es: LogTexts = {
  lasting,
  nothing: (span) => {
    if (typeof span !== 'string' && 'days' in span && span.isWhole) return 'Todavía no hay nada en tu diario.'
    return `En tu diario no hay nada ${meant(span)}.`
  },
  unsure: (words) =>
    `Con lo que veo no puedo saberlo. ${words} Lo demás está en «Inicio», en «Progreso» y en «Tu bienestar».`,
  furtherBack: (words) =>
    `Con lo que veo no puedo saberlo. ${words} Tu tiempo total está en «Inicio», y tu lista tiene cada práctica desde la primera.`,
  cannotCompare:
    'Con lo que veo no puedo saberlo: solo veo tus últimos 30 días. En la página «Tu bienestar» puedes comparar dos periodos.',
  noneOf: (span, limb) => `${during(span)} no registraste ${limb}.`,
  total: (span, { limb, times: count, days, minutes }) =>
    `${during(span)} registraste ${practices(count)}${limb ? ` de ${limb}` : ''} en ${counted(days, 'día', 'días')}, ${lasting(minutes)} en total.`,
  longestRun: (days) =>
    `Tu mayor número de días seguidos con práctica en los últimos 30 días fue ${days}. Tu racha, con días de descanso y todo tu tiempo aquí, está en «Camino de práctica».`,
  last: (limb, day, part, isNamed) => {
    const then = day === 'today' ? 'hoy' : day === 'yesterday' ? 'ayer' : `el ${dateOf(day)}`
    return isNamed
      ? `La última vez que practicaste ${limb} fue ${then}, ${when[part]}.`
      : `La última vez que practicaste fue ${then}: ${limb}, ${when[part]}.`
  },
  longest: (span, limb, day, minutes) =>
    `${during(span)} tu práctica más larga fue de ${limb}, el ${dateOf(day)}: ${lasting(minutes)}.`,
  average: (span, limb, minutes) =>
    `${during(span)} una práctica${limb ? ` de ${limb}` : ''} te llevó en promedio ${lasting(minutes)}.`,
  usualTime: (span, limb, part, count, of) =>
    `${during(span)} practicaste${limb ? ` ${limb}` : ''} sobre todo ${when[part]}: ${count} de ${practices(of)}.`,
  usualTimeQuiet: (span, limb, part) =>
    `${during(span)} practicaste${limb ? ` ${limb}` : ''} sobre todo ${when[part]}.`,
  tooFew: (wanted) =>
    `Las prácticas de tu diario de los últimos 30 días que terminaron ${wantedWords[wanted]} no bastan para saberlo.`,
  best: (wanted, limb, count, of) =>
    `${in30Days} terminaste más a menudo ${wantedWords[wanted]} después de ${limb}: en ${count} de ${practices(of)} en las que anotaste cómo terminaste.`,
  bestQuiet: (wanted, limb) => `${in30Days} terminaste más a menudo ${wantedWords[wanted]} después de ${limb}.`,
  feelings: (span, limb, before, after) =>
    `${during(span)} lo más frecuente fue empezar ${limb ?? 'a practicar'} ${feelings[before]} y terminar ${feelings[after]}.`,
  feelingsFrom: (span, limb, before, after) =>
    `${during(span)}, cuando empezaste ${limb ?? 'a practicar'} ${feelings[before]}, lo más frecuente fue terminar ${feelings[after]}.`,
  limbs: (span, ranked) =>
    `${during(span)} practicaste ${listed(
      ranked.map(({ limb, times: count }) => `${limb} (${count})`),
      'y',
    )}, de más a menos frecuente.`,
  limbsQuiet: (span, ranked) =>
    `${during(span)} practicaste ${listed(
      ranked.map(({ limb }) => limb),
      'y',
    )}, de más a menos frecuente.`,
  oneLimb: (span, limb) => `${during(span)} practicaste ${limb}.`,
  afterLimbs: (span, noted) =>
    `${during(span)} lo más frecuente fue terminar ${listed(
      noted.map(({ limb, feeling }) => `${feelings[feeling]} después de ${limb}`),
      'y',
    )}.`,
  noFeelingAfter: (without) => `En lo que veo no anotaste ninguna sensación después de ${or(without)}.`,
  sideBySide: (span, counts) =>
    `${during(span)}: ${counts
      .map(({ limb, times: count, minutes }) =>
        count === 0 ? `ninguna práctica de ${limb}` : `${practices(count)} de ${limb}, ${lasting(minutes)} en total`,
      )
      .join('; ')}.`,
  weekend: (span, atWeekends, fromMonday) =>
    `${during(span)}, en fin de semana: ${orNone(atWeekends)}; de lunes a viernes: ${orNone(fromMonday)}.`,
  mostBefore: (span, feeling) => `${during(span)} lo más frecuente fue empezar a practicar ${feelings[feeling]}.`,
  before: (span, asked, count, of, most) =>
    `${during(span)} empezaste ${feelings[asked]} ${count} de ${practices(of)}. ${
      most === asked ? 'Es lo que más anotaste.' : `Lo más frecuente fue empezar ${feelings[most]}.`
    }`,
  weeks: (recent, before) =>
    `En los últimos 7 días registraste ${practices(recent)}, y en los 7 días anteriores, ${before}.`,
  mostOn: (span, weekday, count) => `${during(span)} practicaste más a menudo ${onWeekday(weekday)}: ${times(count)}.`,
  mostOnQuiet: (span, weekday) => `${during(span)} practicaste más a menudo ${onWeekday(weekday)}.`,
  neverOn: (span, rarest) => `${during(span)} no registraste ninguna práctica ${onWeekdays(rarest, 'ni')}.`,
  leastOn: (span, rarest, count) =>
    `${during(span)} practicaste menos a menudo ${onWeekdays(rarest, 'y')}: ${times(count)}${rarest.length > 1 ? ' cada día' : ''}.`,
  leastOnQuiet: (span, rarest) => `${during(span)} practicaste menos a menudo ${onWeekdays(rarest, 'y')}.`,
  unseen: (without) =>
    `En los últimos 30 días no registraste ${or(without)}. Ninguna rama tiene que estar en una lista: algunas se viven entre práctica y práctica.`,
  rarest: (limb, count) =>
    `Las ocho ramas están en tu diario de los últimos 30 días. La menos frecuente es ${limb}, con ${practices(count)}.`,
  rarestQuiet: (limb) => `Las ocho ramas están en tu diario de los últimos 30 días. La menos frecuente es ${limb}.`,
  shift: (span, before, after, of, count) =>
    `${during(span)} empezaste a practicar ${feelings[before]} ${times(of)}, y en ${count} de ellas terminaste ${feelings[after]}.`,
  summaryOfOne: (minutes, limb, part) =>
    `En los últimos 30 días registraste 1 práctica de ${lasting(minutes)}: ${limb}, ${when[part]}.`,
  summary: (of, minutes, limb, count, part) =>
    `En los últimos 30 días registraste ${of} prácticas, ${lasting(minutes)} en total. Lo más frecuente fue ${limb}, ${count} de ${of}, sobre todo ${when[part]}.`,
  summaryQuiet: (limb, part) =>
    `En los últimos 30 días lo que más practicaste fue ${limb}, y sobre todo ${when[part]}.`,
  commonShift: (before, after, count) =>
    `El cambio más frecuente fue de empezar ${feelings[before]} a terminar ${feelings[after]}, ${times(count)}.`,
  commonShiftQuiet: (before, after) =>
    `El cambio más frecuente fue de empezar ${feelings[before]} a terminar ${feelings[after]}.`,
}
