import { upToOneDecimal, wholeNumber } from '#intl/intl.rules.ts'
import { breathParts, type Breath, type BreathPart } from './breath.rules.ts'

export const breathNames: Record<BreathPart, string> = { in: 'in', hold: 'hold', out: 'out', rest: 'rest' }

const partWords = (part: BreathPart, seconds: number) => `${breathNames[part]} ${wholeNumber(seconds)}`

/** "in 4, hold 2, out 6" */
export const breathInWords = (breath: Breath): string =>
  breathParts(breath)
    .map(({ part, seconds }) => partWords(part, seconds))
    .join(', ')

/** The words for a breath that members choose themselves. */
export const breathText = {
  title: 'Your breath',
  about: 'Choose how long you breathe in, hold and breathe out. The timer paces it while you sit.',
  choose: 'Choose your breath',
  part: partWords,
  parts: { in: 'In', hold: 'Hold', out: 'Out', rest: 'Hold after' } satisfies Record<BreathPart, string>,
  secondsOf: (part: string) => `${part}, seconds`,
  seconds: (seconds: number) => `${wholeNumber(seconds)} s`,
  one: 'one breath',
  rate: (seconds: number) =>
    60 % seconds === 0
      ? `${wholeNumber(60 / seconds)} breaths a minute.`
      : `About ${upToOneDecimal(60 / seconds)} breaths a minute.`,
  tooQuick: (seconds: number) =>
    `A breath of ${wholeNumber(seconds)} seconds is too quick to save. Please make it 6 or longer.`,
  use: 'Use this breath',
  free: 'Breathe freely',
  limits: 'In and out 2 to 15 seconds, holding up to 8. A whole breath takes 6 or more.',
  before: 'Before you hold your breath',
  caution:
    'Please don’t hold it if you’re pregnant, have high blood pressure, heart disease or epilepsy, or had an operation recently. Never hold it in water, or while driving or standing. If you feel dizzy, tingling, pain or panic, stop and breathe as you like. We’re not doctors; when in doubt, ask one.',
  leftOut: (reason: string) => `We leave holding the breath out ${reason}. You told this device.`,
  gentle: 'In gentle days we suggest a breath without holding.',
  showAll: 'Show all',
  left: (clock: string) => `${clock} left`,
} as const
