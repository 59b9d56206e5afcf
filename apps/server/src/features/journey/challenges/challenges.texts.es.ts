import type { ChallengeTexts } from './challenges.texts.en.ts'

export const es: ChallengeTexts = {
  fiveMornings: {
    title: 'Cinco mañanas',
    description: 'Una práctica en cinco mañanas de la semana, por breve que sea.',
  },
  hourOfBreath: {
    title: 'Una hora de respiración',
    description: 'Sesenta minutos de pranayama, repartidos en la semana como quieras.',
  },
  fourLimbs: {
    title: 'Cuatro ramas',
    description: 'Practica cuatro ramas distintas en una semana.',
  },
  quietEvenings: {
    title: 'Tres atardeceres tranquilos',
    description: 'Pratyahara en tres atardeceres: un poco de tiempo lejos de toda pantalla.',
  },
  feetOnTheFloor: {
    title: 'Los pies en el suelo',
    description: 'Noventa minutos de asana en una semana.',
  },
  fourSits: {
    title: 'Cuatro meditaciones',
    description: 'Dhyana en cuatro días de la semana, tan largo o breve como quieras.',
  },
  kinderWeek: {
    title: 'Una semana más amable',
    description: 'Una práctica de los yamas en tres días.',
  },
  oneThing: {
    title: 'Una cosa a la vez',
    description: 'Cuarenta y cinco minutos de dharana en una semana.',
  },
  thirtyMornings: {
    title: 'Treinta mañanas',
    description: 'Una práctica por la mañana en treinta días de estos tres meses.',
  },
  allEightLimbs: {
    title: 'Las ocho ramas',
    description: 'Practica cada una de las ocho ramas al menos una vez en estos tres meses.',
  },
  longBreathOut: {
    title: 'Una larga exhalación',
    description: 'Trescientos minutos de pranayama en estos tres meses.',
  },
  thirtyEvenings: {
    title: 'Treinta atardeceres',
    description: 'Una práctica al atardecer en treinta días de estos tres meses.',
  },
}
