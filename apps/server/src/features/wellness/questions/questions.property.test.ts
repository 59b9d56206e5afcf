import { questionDifferences, questionSizes, questionsFoundInTen, questionWeeks } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { carryOverFrom, shareOfMembers } from '#testing/random.ts'
import { orderFrom } from './seed.service.ts'
import { chanceOf, type CountedDay, differencesOf, errorShare, pairMeansOf } from './randomisation.rules.ts'

const members = Number(process.env.SIMULATED_MEMBERS ?? 1_000)
const seeds = Number(process.env.SIMULATED_SEEDS ?? 1)
const isLong = process.env.SIMULATED_MEMBERS !== undefined
const carryOvers = [0, 0.3, 0.5, 0.7]

/** Ratings from 1 to 10, of which most lie between 3 and 8. */
const pointsOfDeviation = 2
const rating = (value: number) => Math.min(10, Math.max(1, Math.round(5.5 + pointsOfDeviation * value)))

type Simulation = {
  weeks: number
  carryOver: number
  /** The difference that keeping to A makes, in standard deviations. */
  difference?: number
  /** By how much the days get better from the first to the last, in standard deviations. */
  trend?: number
  /** Which days are not kept to: some by chance, or the worst of A. */
  unkept?: 'by chance' | 'on bad days of A'
  missing?: number
}

/** The days of a member who follows the order, and the mean difference that A made on them. */
function simulatedDays(random: () => number, simulation: Simulation): { days: CountedDay[]; truth: number } {
  const { weeks, carryOver, difference = 0, trend = 0, unkept = 'by chance', missing = 0.15 } = simulation
  const order = orderFrom(String(random()))
  const wellbeing = carryOverFrom(random, carryOver)
  const lasting = weeks * 7
  const simulated = Array.from({ length: lasting }, (_, number) => {
    const side = order(number)
    const base = wellbeing() + trend * (number / lasting - 0.5)
    const isUnkept = unkept === 'by chance' ? random() < 0.1 : base < -0.84
    const withA = rating(base + (isUnkept ? -difference / 2 : difference / 2))
    const withB = rating(base - difference / 2)
    return { number, side, value: side === 'a' ? withA : withB, made: withA - withB, isMissing: random() < missing }
  })
  const days = simulated.filter(({ isMissing }) => !isMissing)
  return { days, truth: days.reduce((sum, { made }) => sum + made, 0) / days.length }
}

const differencesIn = ({ days }: { days: readonly CountedDay[] }) => differencesOf(pairMeansOf(days))
const shareOf = (isTrue: (random: () => number) => boolean) => shareOfMembers({ members, seeds }, isTrue)
const verdicts = (simulation: Simulation) =>
  shareOf((random) => chanceOf(differencesIn(simulatedDays(random, simulation))) <= errorShare)

const weeksSimulated: readonly number[] = isLong ? questionWeeks : [8]

describe.each(weeksSimulated)('in %s weeks', (weeks) => {
  test.each([
    ...carryOvers.map((carryOver) => ({ carryOver })),
    ...carryOvers.map((carryOver) => ({ carryOver, trend: 1.5 })),
    ...carryOvers.map((carryOver) => ({ carryOver, unkept: 'on bad days of A' as const })),
    { carryOver: 0.5, missing: 0.5 },
  ])('with %j, at most 6 in 100 see a difference that isn’t there', (simulation) => {
    expect(verdicts({ weeks, ...simulation })).toBeLessThanOrEqual(0.06)
  })

  test.each(carryOvers.flatMap((carryOver) => [0, 0.8].map((difference) => ({ carryOver, difference }))))(
    'with %j, at least 94 in 100 intervals contain the difference that A made',
    (simulation) => {
      const contained = shareOf((random) => {
        const simulated = simulatedDays(random, { weeks, ...simulation })
        // The interval has every difference that this doesn't refuse (`randomisation.rules.test.ts`).
        return chanceOf(differencesIn(simulated), simulated.truth) > errorShare
      })
      expect(contained).toBeGreaterThanOrEqual(0.94)
    },
  )
})

describe.each(questionWeeks)('in %s weeks', (weeks) => {
  test.each(questionSizes)('a %s difference is found as often as members are told', (size) => {
    const difference = questionDifferences[size]
    const found = (isLong ? carryOvers : [0, 0.7]).map((carryOver) => verdicts({ weeks, carryOver, difference }))
    expect(Math.floor(10 * Math.min(...found))).toBe(questionsFoundInTen[weeks][size])
  })
})
