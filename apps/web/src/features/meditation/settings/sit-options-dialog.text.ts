import { minutesInWords, plural } from '#intl/intl.rules.ts'

/** Apart from the timer's own texts, because the dialog loads when it is opened. */
export const sitOptionsText = {
  startBell: 'Bell at the start',
  endBell: 'Bell at the end',
  intervalBell: 'Interval bell',
  interval: (minutes: number) =>
    minutes === 0 ? 'None' : plural(minutes, { one: 'Every minute', other: (count) => `Every ${count} minutes` }),
  bellVolume: 'Bell volume',
  settle: 'Time to settle',
  settleHint: 'Quiet time before the timer starts.',
  settleFor(seconds: number): string {
    if (seconds === 0) return 'None'
    if (seconds >= 120) return minutesInWords(seconds / 60)
    return plural(seconds, { one: '1 second', other: (count) => `${count} seconds` })
  },
  limb: 'Counts as',
  limbHint: 'The limb your sits are logged under.',
  done: 'Done',
} as const
