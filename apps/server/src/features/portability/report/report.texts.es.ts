import type { AfterFeeling, BeforeFeeling } from '@sadhana/contract'
import { numberIn, plural } from '#platform/intl.rules.ts'
import type { PartOfDay, ReportTexts } from './report.texts.en.ts'

const counted = (count: number): string => numberIn('es', count)
const some = (count: number, one: string, other: string): string =>
  `${counted(count)} ${plural('es', count, { one, other })}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** One o'clock is singular. */
const theTime = (time: string): string => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`

const parts: Record<PartOfDay, string> = {
  late: 'de noche',
  early: 'temprano',
  morning: 'por la mañana',
  midday: 'hacia el mediodía',
  afternoon: 'por la tarde',
  evening: 'al atardecer',
}

const feelings: Record<BeforeFeeling | AfterFeeling, string> = {
  stressed: 'con estrés',
  anxious: 'con ansiedad',
  tired: 'con cansancio',
  restless: 'con inquietud',
  neutral: 'neutral',
  content: 'a gusto',
  energized: 'con energía',
  calm: 'en calma',
  peaceful: 'en paz',
  focused: 'con concentración',
  centered: 'en equilibrio',
  grateful: 'con gratitud',
  blissful: 'con dicha',
}

/** After "llegaste", where "neutral" alone would be bare. */
const came: typeof feelings = { ...feelings, neutral: 'en un punto neutral' }

const fromFeeling: Record<BeforeFeeling, string> = {
  stressed: 'del estrés',
  anxious: 'de la ansiedad',
  tired: 'del cansancio',
  restless: 'de la inquietud',
  neutral: 'de un punto neutral',
  content: 'de estar a gusto',
  energized: 'de la energía',
}

const toFeeling: Record<AfterFeeling, string> = {
  calm: 'a la calma',
  peaceful: 'a la paz',
  focused: 'a la concentración',
  energized: 'a la energía',
  centered: 'al equilibrio',
  grateful: 'a la gratitud',
  blissful: 'a la dicha',
}

export const es: ReportTexts = {
  document: (who) => `Memoria de una práctica: ${who}`,
  page: (page, pages) => `${page} de ${pages}`,
  translated: 'Las palabras de este informe son una traducción automática.',
  dayOfMonth: (day) => String(day),
  period: (from, to) => `del ${from} al ${to}`,
  feeling: (feeling) => capital(feelings[feeling]),
  minutes: (count) => `${counted(count)} min`,

  cover: {
    title: 'Memoria de\nuna práctica',
    logo: 'El logotipo de Sadhana Compass: una brújula con una figura sentada',
    stones: (limbNames) => `Una torre de piedras, una para cada rama: ${limbNames.join(', ')}`,
    plainStones: 'Una torre de tres piedras',
    minutes: (count) => plural('es', count, { one: 'minuto', other: 'minutos' }),
    hours: 'horas',
    sessions: (sessions, days) =>
      `${plural('es', sessions, { one: 'práctica', other: 'prácticas' })} en ${some(days, 'día', 'días')}`,
    longestRun: (days) =>
      plural('es', days, { one: 'día, la racha más larga', other: 'días seguidos, la racha más larga' }),
    nothing: 'En estos días no anotaste nada. Fueron días igualmente.',
    printed: (day) => `Impreso el ${day}, para tu propia estantería`,
  },

  rhythm: {
    title: 'Ritmo',
    beginning: 'Un comienzo. Tus horas y tus días se irán mostrando con el tiempo.',
    lead: ({ part, counted: counts, from, to, weekday }) => {
      const how = counts
        ? `${counted(counts.within)} de ${some(counts.sessions, 'práctica', 'prácticas')} ${plural('es', counts.within, { one: 'empezó', other: 'empezaron' })}`
        : 'Casi siempre empezaste'
      const most = weekday === null ? '' : `, y el ${weekday} es el día en que más practicas`
      return `Practicas ${parts[part]}. ${how} entre ${theTime(from)} y ${theTime(to)}${most}.`
    },
    daysOf: (month) => `Cada día de ${month}`,
    since: { day: (month) => `Cada día desde ${month}`, month: (month) => `Cada mes desde ${month}` },
    dots: {
      day: 'Un punto por día. Cuanto más grande y oscuro, más minutos; los puntos grises pequeños son días sin práctica.',
      month:
        'Un punto por mes. Cuanto más grande y oscuro, más minutos; los puntos grises pequeños son meses sin práctica.',
    },
    hours: 'Hora del día, en prácticas',
    hoursQuiet: 'Hora del día',
    bars: 'Una barra por cada hora del día, más alta cuantas más prácticas empezaron en ella',
    usualSession: 'una práctica habitual',
    daysAWeek: 'días de práctica por semana',
    usualBeginning: 'la hora habitual de empezar',
  },

  limbs: {
    title: 'Las ocho ramas',
    about: {
      yamas: 'Bondad en el trato',
      niyamas: 'Cuidar de ti',
      asana: 'Cuerpo y postura',
      pranayama: 'Respiración',
      pratyahara: 'Sentidos en reposo',
      dharana: 'Una cosa a la vez',
      dhyana: 'Quietud y apertura',
      samadhi: 'Absorción plena',
    },
    lead: 'Adónde fueron las horas y el cambio que anotaste más a menudo.',
    noSamadhi: 'Samādhi no aparece: rara vez se anuncia.',
    heads: { limb: 'Rama', sessions: 'Prácticas', hours: 'Horas', shift: 'De antes a después, lo más frecuente' },
    shift: (before, after) => `${fromFeeling[before]} ${toFeeling[after]}`,
    tooEarly: 'Menos de ocho anotadas; aún es pronto',
    tooEarlyQuiet: 'Aún es pronto para decirlo',
    noted: (times, sessions) => `${counted(times)} de ${counted(sessions)} con ambas sensaciones anotadas`,
    notedHard: (times, sessions, hard) =>
      `${counted(times)} de ${counted(sessions)} anotadas, ${counted(hard)} de ellas ${plural('es', hard, { one: 'difícil', other: 'difíciles' })}`,
    sutraTitle: 'En palabras del sūtra',
    sutra: '«La práctica se asienta en suelo firme cuando se cultiva largo tiempo, sin interrupción y con esmero».',
    sutraSource: 'Patañjali, Yoga Sūtra 1.14',
  },

  feelings: {
    title: 'Antes y después',
    lead: 'Cada piedra es un cambio que anotaste: a la izquierda, la sensación con la que llegaste; arriba, aquella con la que te fuiste. Cuanto más grande, más a menudo.',
    standsOutTitle: 'Lo que destaca',
    tooEarly: 'Aún es pronto para decir qué destaca.',
    mostOften: (before, after) => `Casi siempre llegaste ${came[before]} y te fuiste ${feelings[after]}.`,
    first: ({ before, after, times, came: all }) =>
      `Llegaste ${came[before]} ${some(all, 'vez', 'veces')}, y en ${counted(times)} de ellas te fuiste ${feelings[after]}.`,
    second: ({ before, after, times, came: all }) =>
      `${capital(came[before])} llegaste ${some(all, 'vez', 'veces')}, y en ${counted(times)} te fuiste ${feelings[after]}.`,
    noCause: 'Nada de esto demuestra una causa; es lo que coincidió en tu propio diario.',
    withBoth: (noted, sessions) =>
      `${counted(noted)} de ${some(sessions, 'práctica', 'prácticas')} ${plural('es', noted, { one: 'tiene', other: 'tienen' })} ambas sensaciones. Las demás no se cuentan, ni siquiera como neutrales.`,
    withBothQuiet: 'Las prácticas sin ambas sensaciones no se cuentan, ni siquiera como neutrales.',
    hard: (sessions) =>
      `Anotaste ${some(sessions, 'práctica', 'prácticas')} como ${plural('es', sessions, { one: 'difícil', other: 'difíciles' })}. Una que además fue en calma cuenta en ambas.`,
    hardQuiet: 'Anotaste que algunas prácticas fueron difíciles. Una que además fue en calma cuenta en ambas.',
  },

  notes: {
    title: 'Notas',
    all: 'Con tus propias palabras, las más recientes primero.',
    newest: (shown, all) =>
      `Las ${counted(shown)} más recientes de ${counted(all)}. Las demás se quedan en tu archivo.`,
    newestQuiet: 'Las más recientes. Las demás se quedan en tu archivo.',
    leftOut: (mark) => `${mark} ocupa el lugar de los caracteres que estas fuentes no tienen; en tu archivo sí están.`,
    tags: (tags) => `Tus etiquetas: ${tags}.`,
  },
}
