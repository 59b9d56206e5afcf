import { plural } from '#platform/intl.rules.ts'
import { feelings, when } from '../shared/insight.texts.es.ts'
import type { PartOfMonth, PauseTime, ReflectionTexts } from './reflection.texts.en.ts'

const days = (count: number) => plural('es', count, { one: `${count} día`, other: `${count} días` })
const minutesOf = (count: number) => plural('es', count, { one: `${count} minuto`, other: `${count} minutos` })
const practices = (count: number) => plural('es', count, { one: `${count} práctica`, other: `${count} prácticas` })
const times = (count: number) => plural('es', count, { one: 'una vez', other: `${count} veces` })

/** After "los". */
const weekdays = ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados'] as const
const kinds: Record<NonNullable<PartOfMonth['length']>, string> = {
  short: 'prácticas cortas',
  long: 'prácticas largas',
}
const pauseTimes: Record<PauseTime, string> = {
  first: 'en la primera semana',
  second: 'en la segunda semana',
  third: 'en la tercera semana',
  fourth: 'en la cuarta semana',
  end: 'al final del mes',
  long: 'durante buena parte del mes',
}
/** Months have a small letter inside a sentence. */
const upperFirst = (month: string): string => month.charAt(0).toUpperCase() + month.slice(1)

export const es: ReflectionTexts = {
  few: (count, onDays) => `Practicaste ${times(count)}, en ${days(onDays)}.`,
  fewQuiet: 'Practicaste algunas veces.',
  shortPage: 'Unas pocas prácticas hacen una página corta, y está bien así.',
  fewCounted: (count, onDays) => `${days(onDays)}, ${practices(count)}`,
  alike: (onDays, minutes) => `Practicaste ${days(onDays)}, a menudo durante ${minutesOf(minutes)} más o menos.`,
  alikeQuiet: 'A menudo practicaste más o menos el mismo tiempo.',
  alikeCounted: (count, onDays, minutes) =>
    `${days(onDays)}, ${practices(count)}, duración mediana de ${minutesOf(minutes)}`,
  varied: (onDays, from, to) => `Practicaste ${days(onDays)}, entre ${from} y ${minutesOf(to)} cada vez.`,
  variedQuiet: 'Diste a tus prácticas duraciones distintas.',
  variedCounted: (count, onDays, { from, to }) => `${days(onDays)}, ${practices(count)}, de ${from} a ${minutesOf(to)}`,
  aboutCountedQuiet: 'Tus prácticas del mes',

  part: (part, isAll) => `${isAll ? 'Todas' : 'La mayoría de'} tus prácticas fueron ${when[part]}.`,
  partCounted: (part, count, all) => `${count} de ${practices(all)} ${when[part]}`,
  partCountedQuiet: (part) => `Prácticas ${when[part]}`,

  longest: (weekday, isAll) =>
    `${isAll ? 'Tus' : 'La mayoría de tus'} prácticas más largas fueron los ${weekdays[weekday]}.`,
  longestCounted: (weekday, { times: count, all, from }) =>
    `${count} de ${practices(all)} de ${minutesOf(from)} o más, los ${weekdays[weekday]}`,
  longestCountedQuiet: (weekday) => `Prácticas más largas, los ${weekdays[weekday]}`,

  eased({ before, after, started, ended, ofLimb }) {
    const share = ended === started ? `las ${started}` : `${ended} de ${started}`
    const sentence = `Cuando empezaste ${feelings[before]}, ${share} prácticas terminaron ${feelings[after]}`
    if (!ofLimb) return `${sentence}.`
    return ofLimb.times === ended
      ? `${sentence}, y todas fueron de ${ofLimb.limb}.`
      : `${sentence}, y ${ofLimb.times} de ellas fueron de ${ofLimb.limb}.`
  },
  easedQuiet: ({ before, after }) =>
    `Cuando empezaste ${feelings[before]}, la mayoría de las veces terminaste ${feelings[after]}.`,
  easedCounted({ before, after, started, ended, ofLimb, hard }) {
    const limbText = ofLimb ? `, ${ofLimb.times} de ellas de ${ofLimb.limb}` : ''
    const hardText =
      hard > 0 ? `, en total ${plural('es', hard, { one: `${hard} difícil`, other: `${hard} difíciles` })}` : ''
    return `${practices(started)} que empezaron ${feelings[before]}, ${ended} que terminaron ${feelings[after]}${limbText}${hardText}; una relación, no una causa`
  },
  easedCountedQuiet: ({ before }) => `Prácticas que empezaron ${feelings[before]}; una relación, no una causa`,

  hard: (hard, all) =>
    `${hard} de tus ${all} prácticas ${plural('es', hard, { one: 'fue difícil', other: 'fueron difíciles' })}.`,
  hardQuiet: 'Algunas de tus prácticas fueron difíciles.',
  hardCounted: (hard, all) =>
    `${hard} de ${practices(all)} que anotaste como ${plural('es', hard, { one: 'difícil', other: 'difíciles' })}`,
  hardCountedQuiet: 'Prácticas que anotaste como difíciles',

  limb: (limb, isAll) => (isAll ? `Todas tus prácticas fueron de ${limb}.` : `Lo que más practicaste fue ${limb}.`),
  limbCounted: (limb, count, all) => `${count} de ${practices(all)} de ${limb}`,
  limbCountedQuiet: (limb) => `Prácticas de ${limb}`,

  joined: (limb) => `En la segunda mitad del mes se sumó ${limb}.`,
  joinedCounted: (limb, count, firstDay) => `${practices(count)} de ${limb}, la primera el día ${firstDay} del mes`,
  joinedCountedQuiet: (limb) => `Prácticas de ${limb} en la segunda mitad`,

  pause: (time) => `Hiciste una pausa ${pauseTimes[time]}.`,
  pauseThenSoon: (time) => `Hiciste una pausa ${pauseTimes[time]} y volviste a practicar poco después.`,
  pauseThenNextDay: (time) => `Hiciste una pausa ${pauseTimes[time]} y volviste a practicar al día siguiente.`,
  pauseAsk: 'Quizá valga la pena preguntarte qué te ayudó a volver.',
  pauseCounted: 'Una pausa que hiciste',

  headlines: {
    few: (month) => `Algunas prácticas en ${month}.`,
    part: (month, { part, length }) =>
      `${upperFirst(month)} fue un mes de ${length ? kinds[length] : 'prácticas'} ${when[part]}.`,
    limb: (month, limb) => `${upperFirst(month)} fue un mes de ${limb}.`,
    plain: (month) => `${upperFirst(month)}, tal como lo recuerda tu diario.`,
  },
}
