import type * as english from '#features/meditation/guided/guided.text.ts'
import { minutesInWords, plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const lengthNames: Translation<typeof english.lengthNames> = {
  any: 'Cualquiera',
  'to-10': 'Hasta 10',
  'to-20': 'Hasta 20',
  longer: 'Más largas',
}

export const difficultyNames: Translation<typeof english.difficultyNames> = {
  beginner: 'Inicial',
  intermediate: 'Intermedia',
  advanced: 'Avanzada',
}

export const conditionNames: Translation<typeof english.conditionNames> = {
  pregnancy: 'Embarazo',
  'blood-pressure': 'Hipertensión',
  heart: 'Problemas de corazón',
  epilepsy: 'Epilepsia',
  surgery: 'Una operación reciente',
}

/** Used as a reason at the end of a sentence. */
export const conditionReasons: Translation<typeof english.conditionReasons> = {
  pregnancy: 'durante el embarazo',
  'blood-pressure': 'con hipertensión',
  heart: 'con problemas de corazón',
  epilepsy: 'con epilepsia',
  surgery: 'después de una operación reciente',
}

export const guidedText: Translation<typeof english.guidedText> = {
  title: '¿Qué te ayudaría ahora?',
  length: 'Duración',
  difficulty: 'Dificultad',
  anyDifficulty: 'Cualquier dificultad',
  limb: 'Rama',
  allLimbs: 'Todas las ramas',
  minutes: (minutes) => `${wholeNumber(minutes)} min`,
  pacer: 'ritmo de respiración',
  eyes: { open: 'ojos abiertos', closed: 'ojos cerrados' },
  holdsBreath: 'con retención',
  gentleDays: 'En los días suaves te proponemos lo breve, con los ojos abiertos y una respiración fácil.',
  showAll: 'Mostrar todas',
  showGentle: 'Mostrar solo estas',
  start: 'Empezar práctica',
  startOf: (title) => `Empezar práctica: ${title}`,
  read: 'Leerla antes',
  readOf: (title) => `Leerla antes: ${title}`,
  notFor: (reasons) =>
    `Esta la dejamos fuera ${conditionReasons[reasons[0] ?? 'surgery']}. Se lo indicaste a este dispositivo.`,
  about:
    'Puedes leer cada práctica antes de empezar. Ninguna es un tratamiento. Si algo no te sienta bien, para; eso también es práctica.',
  none: 'Nada coincide con estos filtros',
  noneHint: 'Prueba otra duración, dificultad o rama.',
  clear: 'Quitar los filtros',
  leaveOut: '¿Hay algo que debamos dejar fuera?',
  leaveOutNone: 'Nada elegido',
  leaveOutHint:
    'Ocultaremos las prácticas desaconsejadas en ese caso. Se queda en tu dispositivo; nunca lo vemos. No es un consejo médico: ante la duda, pregunta a quien cuida de tu salud y a quien te enseña.',
  before: 'Antes de empezar',
  steps: (minutes, count) =>
    plural(count, {
      one: `${minutesInWords(minutes)}, un paso`,
      other: (steps) => `${minutesInWords(minutes)}, ${steps} pasos`,
    }),
  stepState: { done: 'hecho', now: 'ahora', ahead: 'por venir' },
  end: 'Terminar',
  pausedWords: 'Tómate el tiempo que necesites. La campana espera contigo.',
  back: 'Paso anterior',
  next: 'Paso siguiente',
  pause: 'Pausar',
  resume: 'Continuar',
  voiceOn: 'Voz activada',
  voiceOff: 'Voz desactivada',
  sound: 'Voz y tonos',
  speak: 'Leer en voz alta',
  speakHint: 'Con una voz de tu propio dispositivo. El texto siempre está también en la pantalla.',
  noVoice: 'Este dispositivo no ofrece ninguna voz propia, así que el texto se queda en la pantalla.',
  voice: 'Voz',
  deviceVoice: 'La voz habitual del dispositivo',
  pace: 'Ritmo',
  paces: { '0.7': 'Lento', '0.85': 'Tranquilo', '1': 'Normal' },
  tones: 'Tonos para la respiración',
  tonesHint: 'Suben al inhalar, bajan al exhalar; una nota breve para retener.',
  vibration: 'Vibración para la respiración',
  vibrationHint: 'Un pulso para inhalar, dos para retener, tres para exhalar, si el dispositivo puede.',
  done: 'Listo',
}
