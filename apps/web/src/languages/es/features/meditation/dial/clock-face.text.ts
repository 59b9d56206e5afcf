import type * as english from '#features/meditation/dial/clock-face.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const clockFaceText: Translation<typeof english.clockFaceText> = {
  timeSat: 'Tiempo meditado',
  chosenLength: 'Duración elegida',
  timeLeft: 'Tiempo restante',
  ready: 'cuando quieras',
  openEnded: 'sin límite',
  length: (minutes) => `de ${minutesInWords(minutes)}`,
  settling: 'acomódate',
  paused: 'en pausa',
  breatheIn: 'inhala',
  breatheOut: 'exhala',
}
