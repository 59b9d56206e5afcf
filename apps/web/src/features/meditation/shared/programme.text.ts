import { minutesInWords } from '#intl/intl.rules.ts'

const counts = ['none', 'one', 'two', 'three']
const strokes = ['no bell', 'one stroke', 'two strokes', 'three strokes']

/** The words for a sit that is made of stretches. */
export const programmeText = {
  title: 'A sit of your own',
  about: 'Several stretches, such as sitting and walking, with bells between them.',
  change: 'Change',
  oneLength: 'Sit for one length',
  settle: (minutes: number) => `settling ${minutes}`,
  stretch: (index: number) => `Stretch ${index + 1}`,
  stretchMinutes: (name: string, minutes: number) => `${name} ${minutes}`,
  stretches: (parts: readonly string[]) => `In minutes: ${parts.join(', ')}`,
  inAll: (minutes: number, settleMinutes: number) =>
    settleMinutes > 0
      ? `${minutesInWords(minutes)} in all, after ${minutesInWords(settleMinutes)} to settle.`
      : `${minutesInWords(minutes)} in all.`,
  bells: (each: readonly number[]) =>
    each.every((count) => count === 0)
      ? 'No bells.'
      : `Bells at the start and after each stretch: ${each.map((count) => counts[count]).join(', ')}.`,
  minutesAndStrokes: (minutes: number, count: number) => `${minutesInWords(minutes)}, ${strokes[count]}`,
  strokes: (count: number) => strokes[count] ?? '',
  untilBell: (name: string, left: string) => `${name}, ${left} to the bell`,
  untilNext: (name: string, left: string) => `${name}, ${left} left`,
  position: (name: string, index: number, count: number) => `${name}, stretch ${index + 1} of ${count}.`,
  positionBefore: (name: string, index: number, count: number, next: string, minutes: number) =>
    `${name}, stretch ${index + 1} of ${count}. Then ${next}, ${minutesInWords(minutes)}.`,
  lockScreen: (name: string, minutes: number) => `${name}, in a sit of ${minutesInWords(minutes)}`,
} as const

/** A stretch without a name gets its number. */
export const stretchName = ({ name }: { name: string }, index: number): string => name || programmeText.stretch(index)
