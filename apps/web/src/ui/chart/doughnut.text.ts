import { plural, wholeNumber } from '#intl/intl.rules.ts'

export const doughnutText = {
  limb: 'Limb',
  share: 'Share',
  sessions: (total: number) => plural(total, { one: 'Session', other: () => 'Sessions' }),
  /** Below the total, which is shown large. */
  unit: (total: number) => plural(total, { one: 'session', other: () => 'sessions' }),
  summary: (total: number, limbs: string) =>
    plural(total, { one: `1 session: ${limbs}.`, other: (count) => `${count} sessions: ${limbs}.` }),
  summaryQuietly: (limbs: string) => `Largest share first: ${limbs}.`,
  reading: (limb: string, sessions: number, total: number, percent: string) =>
    plural(total, {
      one: `${limb}: ${sessions} of 1 session, ${percent}`,
      other: (count) => `${limb}: ${wholeNumber(sessions)} of ${count} sessions, ${percent}`,
    }),
} as const
