type Totals = { practised: number; days: number; time: string; from: string; to: string }

export const progressChartText = {
  columns: ['Day', 'Practice', 'Total hours'],
  hours: 'Cumulative hours',
  hoursAt: (hours: string) => `${hours} h`,
  minutes: 'Minutes per day',
  none: '0 minutes',
  rest: 'rest day',
  paused: 'paused',
  travel: 'clock changed',
  reading: (day: string, practice: string, hours: string) => `${day}: ${practice}, ${hours} hours in total`,
  summary: ({ practised, days, time, from, to }: Totals) =>
    `You practised on ${practised} of ${days} days, for ${time} in total. Your total went from ${from} to ${to} hours.`,
  noDays: 'No days to show yet.',
} as const
