import { plural } from '#intl/intl.rules.ts'

export const settingsText = {
  title: 'Practice settings',
  failed: 'We couldn’t load your settings',
  failedText: 'They haven’t changed. Please try again.',
  rhythm: 'Your rhythm',
  zone: 'Time zone',
  zoneHint: 'Decides when your day starts.',
  sameZone: (zone: string) => `Same as this device (${zone})`,
  dayEnd: 'Day ends at',
  dayEndHint: 'A practice before this time counts towards the day before. Days you’ve already practised won’t change.',
  goal: 'Weekly goal',
  daily: 'Daily practice',
  daysAWeek: (days: number) => plural(days, { one: '1 day a week', other: (count) => `${count} days a week` }),
  quiet: 'Quiet mode',
  quietHint: 'Hides counts, streaks and levels everywhere. We keep them in case you want them back.',
} as const
