import { minutesInWords } from '#intl/intl.rules.ts'

/** The questions at the end of a sit, and after a page that closed during one. */
export const finishText = {
  title: 'Finish now?',
  tooShort: 'You’ve sat for less than a minute, so there’s nothing to save yet.',
  openEnded: (sat: number) => `You’ve sat for ${minutesInWords(sat)}.`,
  timed: (sat: number, length: number) => `You’ve sat for ${sat} of ${minutesInWords(length)}. Every minute counts.`,
  save: (minutes: number) => `Save ${minutesInWords(minutes)}`,
  resume: 'Keep sitting',
  discard: 'Discard',
  cutOff: {
    title: 'This page closed during your sit',
    counted: (minutes: number) => `The timer counted ${minutesInWords(minutes)}. How long did you sit?`,
    notCounted: 'Did you finish the sit anyway?',
  },
} as const
