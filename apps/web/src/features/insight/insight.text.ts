import type { AnalyticsRange } from '@sadhana/contract'
import { plural, wholeNumber } from '#intl/intl.rules.ts'

const ranges: Record<AnalyticsRange, string> = {
  'last-30-days': 'Last 30 Days',
  'last-90-days': 'Last 90 Days',
  'this-year': 'This Year',
}

/** The panels of home with stats. A unit comes after its number, which is shown large. */
export const insightText = {
  stats: {
    label: 'Your stats',
    week: 'This Week',
    practisedOn: (practised: number, days: number) => `Practised on ${practised} of the last ${days} days`,
    sessionUnit: (count: number) => plural(count, { one: 'session', other: () => 'sessions' }),
    sessions: (count: number) => plural(count, { one: '1 session', other: (many) => `${many} sessions` }),
    time: 'Total Time',
    minuteUnit: (count: number) => plural(count, { one: 'minute', other: () => 'minutes' }),
    hourUnit: (count: number) => plural(count, { one: 'hour', other: () => 'hours' }),
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: string) => `${hours} h`,
    inLastWeek: (time: string) => `${time} in the last 7 days`,
    streak: 'Streak',
    dayUnit: (count: number) => plural(count, { one: 'day', other: () => 'days' }),
    restDays: (count: number) => plural(count, { one: '1 rest day saved', other: (days) => `${days} rest days saved` }),
    anyDay: 'Any day is a good day to start',
    nextRestDay: (day: number) => `You earn a rest day on day ${day}`,
    favorite: 'Favorite practice',
    noFavorite: 'None yet',
    early: 'Shown from your fifth session',
    nothing: 'Nothing logged in this period',
    share: (sessions: number, all: number) =>
      plural(all, { one: `${sessions} of 1 session`, other: (many) => `${wholeNumber(sessions)} of ${many} sessions` }),
  },
  progress: {
    title: 'Progress',
    range: 'Progress range',
    weekly: 'Weekly',
    monthly: 'Monthly',
    today: 'Today',
  },
  distribution: {
    title: 'Practice distribution',
    range: 'Range',
    ranges,
    nothing: 'You haven’t logged anything in this period.',
  },
} as const
