import { breathParts } from '#features/meditation/shared/breath.rules.ts'
import type * as english from '#features/meditation/shared/breath.text.ts'
import { upToOneDecimal, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const breathNames: Translation<typeof english.breathNames> = {
  in: 'inhala',
  hold: 'retén',
  out: 'exhala',
  rest: 'pausa',
}

const partWords: typeof english.breathText.part = (part, seconds) => `${breathNames[part]} ${wholeNumber(seconds)}`

/** "inhala 4, retén 2, exhala 6" */
export const breathInWords: typeof english.breathInWords = (breath) =>
  breathParts(breath)
    .map(({ part, seconds }) => partWords(part, seconds))
    .join(', ')

export const breathText: Translation<typeof english.breathText> = {
  title: 'Tu respiración',
  about: 'Elige cuánto tiempo inhalas, retienes y exhalas. El temporizador marca el ritmo mientras meditas.',
  choose: 'Elegir tu respiración',
  part: partWords,
  parts: { in: 'Inhalar', hold: 'Retener', out: 'Exhalar', rest: 'Retener después' },
  secondsOf: (part) => `${part}, segundos`,
  seconds: (seconds) => `${wholeNumber(seconds)} s`,
  one: 'una respiración',
  rate: (seconds) =>
    60 % seconds === 0
      ? `${wholeNumber(60 / seconds)} respiraciones por minuto.`
      : `Unas ${upToOneDecimal(60 / seconds)} respiraciones por minuto.`,
  tooQuick: (seconds) =>
    `Una respiración de ${wholeNumber(seconds)} segundos es demasiado rápida para guardarla. Hazla de 6 o más.`,
  use: 'Usar esta respiración',
  free: 'Respirar libremente',
  limits: 'Inhalar y exhalar, de 2 a 15 segundos; retener, hasta 8. Una respiración completa dura 6 o más.',
  before: 'Antes de retener la respiración',
  caution:
    'No la retengas durante un embarazo, ni con hipertensión, una enfermedad del corazón o epilepsia, ni después de una operación reciente. No la retengas nunca en el agua, al conducir ni de pie. Si notas mareo, hormigueo, dolor o pánico, para y respira como quieras. No tenemos formación médica; ante la duda, pide consejo médico.',
  leftOut: (reason) => `Dejamos fuera la retención de la respiración ${reason}. Se lo indicaste a este dispositivo.`,
  gentle: 'En los días suaves te proponemos una respiración sin retención.',
  showAll: 'Mostrar todo',
  left: (clock) => `quedan ${clock}`,
}
