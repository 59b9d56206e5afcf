import { limbs, type Limb } from '@sadhana/contract'
import { countBits } from '../streak/consistency.rules.ts'
import type { Tally } from '../streak/tally.rules.ts'

const limbsIn = ({ byLimb }: Tally): number => byLimb.filter((sessions) => sessions > 0).length

const plainMeasures = {
  sessions: (tally) => tally.sessions,
  minutes: (tally) => tally.minutes,
  days: (tally) => tally.days,
  weeks: (tally) => tally.weeks,
  run: (tally) => tally.run,
  limbs: limbsIn,
  leastLimb: ({ byLimb }) => Math.min(...byLimb),
  limbsInDay: (tally) => tally.limbsInDay,
  limbsInWeek: (tally) => tally.limbsInWeek,
  weekdays: (tally) => countBits(tally.weekdays),
  months: (tally) => countBits(tally.months),
  dawns: (tally) => tally.dawns,
  middays: (tally) => tally.middays,
  evenings: (tally) => tally.evenings,
  breathMornings: (tally) => tally.breathMornings,
  shortOnes: (tally) => tally.shortOnes,
  felt: (tally) => tally.felt,
  settled: (tally) => tally.settled,
  thankful: (tally) => tally.thankful,
  returns: (tally) => tally.returns,
  longReturns: (tally) => tally.longReturns,
  anniversaries: (tally) => tally.anniversaries,
  newYears: (tally) => tally.newYears,
  solstices: (tally) => tally.solstices,
  leapDays: (tally) => tally.leapDays,
  sameMinutes: (tally) => tally.sameMinutes,
} satisfies Record<string, (tally: Tally) => number>

export type Measure = keyof typeof plainMeasures | Limb

/** The counts of a tally. Each only grows with further practices. A limb's count is its sessions. */
export const measures = {
  ...plainMeasures,
  ...Object.fromEntries(limbs.map((limb, index) => [limb, ({ byLimb }: Tally) => byLimb[index] ?? 0])),
} as Record<Measure, (tally: Tally) => number>

/**
 * An achievement is earned when its measure reaches the requirement. The table `achievements` has the same rules, with
 * the English texts. There are none for streaks over 40 days, for practising at night, or for being ahead of other members.
 */
const rules = [
  ['first-stone', 'sessions', 1],
  ['small-handful', 'sessions', 5],
  ['five-minutes', 'shortOnes', 1],
  ['how-it-felt', 'felt', 10],
  ['second-limb', 'limbs', 2],
  ['ten-hours', 'minutes', 600],
  ['fifty-hours', 'minutes', 3000],
  ['hundred-hours', 'minutes', 6000],
  ['two-hundred-fifty-hours', 'minutes', 15000],
  ['thirty-days', 'days', 30],
  ['sixty-days', 'days', 60],
  ['hundred-days', 'days', 100],
  ['two-hundred-days', 'days', 200],
  ['year-of-days', 'days', 365],
  ['one-hundred-eight', 'sessions', 108],
  ['three-days', 'run', 3],
  ['full-week', 'run', 7],
  ['two-weeks', 'run', 14],
  ['three-weeks', 'run', 21],
  ['month-of-days', 'run', 30],
  ['forty-days', 'run', 40],
  ['one-moon', 'weeks', 4],
  ['one-season', 'weeks', 13],
  ['round-the-sun', 'weeks', 52],
  ['yamas-ten', 'yamas', 10],
  ['yamas-fifty', 'yamas', 50],
  ['niyamas-ten', 'niyamas', 10],
  ['niyamas-fifty', 'niyamas', 50],
  ['asana-ten', 'asana', 10],
  ['asana-fifty', 'asana', 50],
  ['pranayama-ten', 'pranayama', 10],
  ['pranayama-fifty', 'pranayama', 50],
  ['pratyahara-ten', 'pratyahara', 10],
  ['pratyahara-fifty', 'pratyahara', 50],
  ['dharana-ten', 'dharana', 10],
  ['dharana-fifty', 'dharana', 50],
  ['dhyana-ten', 'dhyana', 10],
  ['dhyana-fifty', 'dhyana', 50],
  ['samadhi-ten', 'samadhi', 10],
  ['samadhi-fifty', 'samadhi', 50],
  ['halfway-round', 'limbs', 4],
  ['seven-limbs', 'limbs', 7],
  ['all-eight-limbs', 'limbs', 8],
  ['many-coloured-week', 'limbsInWeek', 4],
  ['even-ground', 'leastLimb', 10],
  ['before-the-birds', 'dawns', 20],
  ['middle-of-the-day', 'middays', 10],
  ['as-the-light-goes', 'evenings', 20],
  ['morning-breath', 'breathMornings', 7],
  ['coming-back', 'returns', 1],
  ['the-long-way-round', 'longReturns', 1],
  ['the-door-is-open', 'returns', 3],
  ['settling', 'settled', 10],
  ['clear-to-the-bottom', 'settled', 50],
  ['a-year-on', 'anniversaries', 1],
  ['new-year', 'newYears', 1],
  ['midsummer', 'solstices', 1],
  ['leap-stone', 'leapDays', 1],
  ['same-bell', 'sameMinutes', 1],
  ['three-in-a-day', 'limbsInDay', 3],
  ['every-weekday', 'weekdays', 7],
  ['every-month', 'months', 12],
  ['thank-you', 'thankful', 10],
] as const satisfies readonly (readonly [key: string, measure: Measure, requirement: number])[]

export type AchievementKey = (typeof rules)[number][0]
export type AchievementTexts = Record<AchievementKey, { name: string; description: string }>

export const catalogue = rules.map(([key, measure, requirement]) => ({
  key,
  measure,
  requirement,
  isEarnedBy: (tally: Tally): boolean => measures[measure](tally) >= requirement,
}))
