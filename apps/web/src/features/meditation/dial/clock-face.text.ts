import { minutesInWords } from '#intl/intl.rules.ts'

/** The words around the time on the dial. */
export const clockFaceText = {
  timeSat: 'Time sat',
  chosenLength: 'Chosen length',
  timeLeft: 'Time left',
  ready: 'ready when you are',
  openEnded: 'open-ended',
  length: (minutes: number) => `of ${minutesInWords(minutes)}`,
  settling: 'settle in',
  paused: 'paused',
  breatheIn: 'breathe in',
  breatheOut: 'breathe out',
} as const
