import { describe, expect, test } from 'vitest'
import { carryOverFrom, shareOfMembers } from '#testing/random.ts'
import type { Pair } from './correlation.rules.ts'
import { verdictOf } from './wellness.rules.ts'

const members = Number(process.env.SIMULATED_MEMBERS ?? 2_000)
const seeds = Number(process.env.SIMULATED_SEEDS ?? 1)
const carryOvers = [0, 0.3, 0.5, 0.7]
const lengths = process.env.SIMULATED_MEMBERS ? [20, 30, 90, 264] : [30, 90]

/** How a member practises: how often, and for how many minutes. */
const habits = {
  'twenty minutes or nothing': { isPractice: (value: number) => value < 0, minutes: () => 20 },
  'ten to forty minutes on most days': {
    isPractice: (value: number) => value < 0.3,
    minutes: (random: () => number) => 10 + 5 * Math.floor(random() * 7),
  },
} as const
type Habit = keyof typeof habits

/** Rational approximation of the normal distribution by Abramowitz and Stegun (26.2.17). */
function normalShare(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value))
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const upper = (Math.exp(-(value ** 2) / 2) / Math.sqrt(2 * Math.PI)) * tail
  return value > 0 ? 1 - upper : upper
}

/** One mood a day, pleasant on these shares of days; practice and mood both carry over to the next day. */
function simulatedDays(
  random: () => number,
  { habit, days, carryOver, without, difference }: Simulation & { without: number; difference: number },
): Pair[] {
  const { isPractice, minutes } = habits[habit]
  const [practice, mood] = [carryOverFrom(random, carryOver), carryOverFrom(random, carryOver)]
  return Array.from({ length: days }, (): Pair => {
    const practises = isPractice(practice())
    const isPleasant = normalShare(mood()) < without + (practises ? difference : 0)
    return [practises ? minutes(random) : 0, isPleasant ? 1 : 0]
  })
}

type Simulation = { habit: Habit; days: number; carryOver: number }

const shareOf = (isTrue: (random: () => number) => boolean) => shareOfMembers({ members, seeds }, isTrue)

describe.each(Object.keys(habits) as Habit[])('of simulated members who practise %s', (habit) => {
  test.each(carryOvers.flatMap((carryOver) => lengths.map((days) => [carryOver, days] as const)))(
    'with a carry-over of %s, over %s days, at most 6 in 100 see a direction that isn’t there',
    (carryOver, days) => {
      const shown = shareOf((random) => {
        const pairs = simulatedDays(random, { habit, days, carryOver, without: 0.65, difference: 0 })
        return ['more', 'less'].includes(verdictOf(pairs).verdict)
      })
      expect(shown).toBeLessThanOrEqual(0.06)
    },
  )

  test.each(carryOvers)(
    'with a carry-over of %s, a difference of 0.35 over 90 days is found by 85 in 100',
    (carryOver) => {
      const share = shareOf((random) => {
        const pairs = simulatedDays(random, { habit, days: 90, carryOver, without: 0.48, difference: 0.35 })
        return verdictOf(pairs).verdict === 'more'
      })
      expect(share).toBeGreaterThanOrEqual(0.85)
    },
  )
})
