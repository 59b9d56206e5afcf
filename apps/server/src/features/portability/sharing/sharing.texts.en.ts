import { plural } from '#platform/intl.rules.ts'

const one = (count: number, singular: string, other: string): string => plural('en', count, { one: singular, other })

export const en = {
  labels: { streak: 'Streak', time: 'Total time', favorite: 'Favorite practice', week: 'This week' },
  /** These are after a number. */
  days: (count: number) => one(count, 'day', 'days'),
  minutes: (count: number) => one(count, 'minute', 'minutes'),
  hours: 'hours',
  sessions: (count: number) => one(count, 'session', 'sessions'),
  ofSessions: (sessions: number, all: number) => `${sessions} of ${all} sessions`,
  /** On the picture, after or below a large number with its unit. */
  ofPractice: (unit: string) => `${unit} of practice`,
  thisWeek: (unit: string) => `${unit} this week`,
  mostOfAll: 'most of all',
  shared: 'A practice, shared',
}

export type SharingTexts = typeof en
