import { plural } from '#intl/intl.rules.ts'

export const insightsText = {
  failed: 'We couldn’t load your insights',
  failedText: 'Your sits are safe. Please try again.',
  none: 'Your sits will be here',
  noneText: 'After a few sits, you’ll see your best time of day and the sounds you like, over the last 90 days.',
  sit: 'Sit now',
  week: {
    title: 'This week',
    sessions: (count: number) => plural(count, { one: 'session', other: () => 'sessions' }),
    timeSat: 'Time sat',
    minutes: (count: number) => plural(count, { one: 'minute', other: () => 'minutes' }),
    since: 'In the last seven days',
  },
  streak: {
    title: 'Streak',
    days: (count: number) => plural(count, { one: 'day', other: () => 'days' }),
    text: 'Any practice counts, not just sits',
  },
  score: {
    title: 'Mindfulness score',
    text: 'Out of 100: how steadily you reach your weekly goal',
    none: 'Not yet',
    noneText: 'Starts with your first practice',
  },
  bestTime: {
    title: 'Best time of day',
    times: {
      morning: 'In the morning',
      afternoon: 'In the afternoon',
      evening: 'In the evening',
      night: 'At night',
    },
    text: (sits: number, all: number, days: number) =>
      `${sits} of your ${all} sits in the last ${days} days started then.`,
    quietText: 'You sit most often at this time.',
    none: 'We’ll show this after three sits.',
  },
  sounds: { title: 'Minutes by sound', quietTitle: 'Sounds you sit with' },
  latest: {
    title: 'Latest sits',
    all: 'All sessions',
    failed: 'We couldn’t load your latest sits',
    endedEarly: 'ended early',
  },
} as const
