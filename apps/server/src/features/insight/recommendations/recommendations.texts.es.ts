import { recommendationDays } from '@sadhana/contract'
import { plural } from '#platform/intl.rules.ts'
import { feelings, when } from '../shared/insight.texts.es.ts'
import type { Counted, RecommendationTexts } from './recommendations.texts.en.ts'

const span = `los últimos ${recommendationDays} días`

/** After a colon. */
function ended({ after, times, of, hard }: Counted): string {
  const most = `${times === of ? 'todas' : times} terminaron ${feelings[after]}`
  if (hard === 0) return `${most}.`
  return `${most} y ${plural('es', hard, { one: `${hard} fue difícil`, other: `${hard} fueron difíciles` })}.`
}
const endedQuietly = ({ after, hard }: Counted): string =>
  hard === 0 ? `terminaron ${feelings[after]}.` : `terminaron ${feelings[after]}, y a veces fue difícil.`

const inMinutes = (minutes: number): string =>
  plural('es', minutes, { one: `${minutes} minuto`, other: `${minutes} minutos` })

function inHours(all: number): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return inMinutes(minutes)
  const full = plural('es', hours, { one: `${hours} hora`, other: `${hours} horas` })
  return minutes === 0 ? full : `${full} y ${inMinutes(minutes)}`
}

export const es: RecommendationTexts = {
  starter: 'Una manera suave de empezar. A partir de tu quinta práctica, las sugerencias salen de tu diario.',
  noted: {
    stressed: 'Hoy anotaste estrés.',
    anxious: 'Hoy anotaste ansiedad.',
    tired: 'Hoy anotaste poca energía.',
  },
  began: (feeling, counted) =>
    `En ${span} empezaste ${counted.of} prácticas de ${counted.limb} ${feelings[feeling]}: ${ended(counted)}`,
  beganQuiet: (feeling, counted) =>
    `La mayoría de tus prácticas de ${counted.limb} que empezaron ${feelings[feeling]} ${endedQuietly(counted)}`,
  slept: (minutes) => `Anoche dormiste ${inHours(minutes)}.`,
  sleptSoGentle: (minutes) => `Anoche dormiste ${inHours(minutes)}, así que aquí tienes algo suave.`,
  rated: (quality) => `Valoraste la noche pasada con un ${quality} de 10.`,
  ratedSoGentle: (quality) => `Valoraste la noche pasada con un ${quality} de 10, así que aquí tienes algo suave.`,
  poorNight: 'Según anotaste, anoche no descansaste bien.',
  poorNightSoGentle: 'Según anotaste, anoche no descansaste bien, así que aquí tienes algo suave.',
  atTime: (part, counted) =>
    `En ${span} hiciste ${counted.of} prácticas de ${counted.limb} ${when[part]}: ${ended(counted)}`,
  atTimeQuiet: (part, counted) =>
    `La mayoría de tus prácticas de ${counted.limb} ${when[part]} ${endedQuietly(counted)}`,
  goal: (days, goal) =>
    `Esta semana practicaste ${plural('es', days, { one: `${days} día`, other: `${days} días` })}, y tu meta es de ${plural('es', goal, { one: `${goal} día`, other: `${goal} días` })}.`,
  goalQuiet: 'Tu semana de práctica ha empezado.',
  usual: (limb, part, times, of) =>
    times === of
      ? `Tus ${of} prácticas de ${span} fueron todas de ${limb} ${when[part]}.`
      : `${times} de tus ${of} prácticas de ${span} fueron de ${limb} ${when[part]}.`,
  usualQuiet: (limb, part) => `A menudo practicas ${limb} ${when[part]}.`,
  familiar: (limb, count) => `Hasta ahora registraste ${limb} ${count === 1 ? 'una vez' : `${count} veces`}.`,
  familiarQuiet: (limb) => `Ya practicaste ${limb} antes.`,
  seldom: (limb, times, of) =>
    times === 0
      ? `Ninguna de tus ${of} prácticas de ${span} fue de ${limb}.`
      : `${times} de tus ${of} prácticas de ${span} ${plural('es', times, { one: 'fue', other: 'fueron' })} de ${limb}.`,
  seldomQuiet: (limb) => `Últimamente ${limb} aparece poco en tu diario.`,
  focuses: {
    kindWord: 'una palabra amable cuando ibas a decir una dura',
    threeLines: 'tres líneas sobre hoy, para ti',
    slowPostures: 'posturas lentas, una respiración por movimiento',
    standingPostures: 'cuatro posturas de pie, despacio',
    longerOutBreath: 'alarga la exhalación',
    fourAndSix: 'inhala contando cuatro, exhala contando seis',
    sounds: 'sonidos cercanos y lejanos',
    onePoint: 'un punto; vuelve cuando notes que te fuiste',
    restingGaze: 'deja descansar la mirada en algo quieto',
    tenBreaths: 'cuenta diez respiraciones y vuelve a empezar',
    slowSteps: 'camina despacio y siente cada pie',
    sittingOn: 'quédate un rato en tu asiento después de practicar',
  },
}
