import { minutesInWords } from '#intl/intl.rules.ts'

export const settingsText = {
  length: {
    title: 'Length',
    unit: 'minutes',
    label: 'Minutes',
    other: 'Other',
    otherLabel: 'Other length, from 1 to 180 minutes',
    openEnded: 'Open-ended',
    openEndedLabel: 'Open-ended, until you stop',
    custom: 'Custom minutes',
    range: '1 to 180',
    satAlready: (minutes: number) => `You’ve already sat for ${minutesInWords(minutes)} or more.`,
    notWhole: (minutes: number) =>
      `Please enter whole minutes, from 1 to 180. Your sit stays at ${minutesInWords(minutes)}.`,
    notWholeOpenEnded: 'Please enter whole minutes, from 1 to 180. Your sit stays open-ended.',
  },
  /** In a pause: what a new length means for the time sat, such as 4:30. */
  newLength: {
    ask: (sat: string) => `You’ve sat for ${sat}. Change the length, and that time stays; the end moves.`,
    openEnded: (sat: string) => `Open-ended now. The ${sat} you’ve sat stays.`,
    timed: (minutes: number, left: string, sat: string) =>
      `${minutesInWords(minutes)} now, ${left} to go. The ${sat} you’ve sat stays.`,
  },
  options: 'Bells and more',
} as const
