import type { Phase } from '#features/meditation/timer/timer.rules.ts'
import type * as english from '#features/meditation/sit/sit.text.ts'
import { clockTime, minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { atTime } from '#languages/es/intl/words.ts'

/** What the pill says, with the time on its clock, which is marked. */
const phases: Record<Phase, (clock: string) => string> = {
  idle: (clock) => `<time>${clock}</time>`,
  preparing: (clock) => `Preparación <time>${clock}</time>`,
  running: (clock) => `Meditando <time>${clock}</time>`,
  paused: (clock) => `En pausa <time>${clock}</time>`,
  over: (clock) => `Meditando <time>${clock}</time>`,
}

export const sitText: Translation<typeof english.sitText> = {
  phases,
  stop: 'Dejar de meditar',
  unsaved: 'Meditación sin guardar',
  announced: {
    settle: (minutes) => `Acomódate. Tu meditación de ${minutesInWords(minutes)} empieza en un momento.`,
    settleOpenEnded: 'Acomódate. Tu meditación sin límite empieza en un momento.',
    started: (minutes) => `Ha empezado tu meditación de ${minutesInWords(minutes)}.`,
    startedOpenEnded: 'Ha empezado tu meditación sin límite.',
    again: 'Tu meditación continúa.',
    paused: 'En pausa.',
    stopped: 'El temporizador se ha detenido.',
  },
  lockScreen: {
    openEnded: 'Meditación sin límite',
    length: (minutes) => `Meditación de ${minutesInWords(minutes)}`,
  },
  saved: {
    title: (minutes) => `Has meditado ${minutesInWords(minutes)}`,
    text: (limb) => `Guardado en tu diario como ${limb}.`,
  },
  saveFailed: {
    title: 'No pudimos guardar tu meditación',
    waiting: 'Está a salvo en este dispositivo. La guardaremos cuando vuelvas a tener conexión.',
    held: 'Este dispositivo tampoco pudo guardarla. Deja esta página abierta, por favor: seguiremos intentándolo.',
  },
  reloaded: {
    title: 'Tu meditación siguió',
    lede: 'Tu meditación siguió mientras la página no estaba.',
    text: (time) => `Empezó ${atTime(clockTime(time))}. El reloj no se detuvo; el sonido te espera.`,
    soundOn: 'Activar sonido',
    finish: 'Terminar ahora',
  },
}
