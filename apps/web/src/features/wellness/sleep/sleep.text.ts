import { clockTime } from '#intl/intl.rules.ts'

export const sleepText = {
  title: 'Log Sleep',
  thisMorning: 'the night that ended this morning',
  date: 'Date',
  dateHint: 'The date is the morning you woke. Bedtime may lie on the evening before.',
  bedtime: 'Bedtime',
  wakeTime: 'Wake time',
  quality: 'Quality',
  poor: 'Poor',
  excellent: 'Excellent',
  save: 'Save Sleep Entry',
  missing: 'Please select a date',
  failed: 'Failed to save sleep entry',
  sameAsLast: (bedtime: string, wakeTime: string) =>
    `Same times as last time: ${clockTime(bedtime)} to ${clockTime(wakeTime)}`,
  recent: 'Sleep History',
  empty: 'No sleep entries yet. Start tracking your sleep above!',
  emptyHint: 'One night is enough to begin.',
  editTitle: 'Edit sleep entry',
  loadFailed: 'We couldn’t load your nights',
  safe: 'They’re safe. Please try again.',
  noTimes: 'No times noted',
  noDuration: 'Length unknown',
  range: (bedtime: string, wakeTime: string) => `${clockTime(bedtime)} to ${clockTime(wakeTime)}`,
  from: (bedtime: string) => `from ${clockTime(bedtime)}`,
  until: (wakeTime: string) => `until ${clockTime(wakeTime)}`,
  axisHint: (start: string, end: string) => `Bars run from ${start} to ${end}, so a later night sits further right.`,
  badge: (quality: number, band: keyof typeof bands) => `${quality}/10 ${bands[band]}`,
  durationMarked: (hours: number, minutes: number) =>
    hours === 0 ? `${minutes} <unit>min</unit>` : `${hours} <unit>h</unit> ${minutes} <unit>min</unit>`,
  duration: (hours: number, minutes: number) =>
    hours === 0 ? `${minutes} min` : minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
}

const bands = { light: 'Light', fair: 'Fair', restful: 'Restful' }

/** "7 h 5 min" */
export const durationText = (minutes: number): string =>
  sleepText.duration(Math.floor(minutes / 60), Math.round(minutes) % 60)
