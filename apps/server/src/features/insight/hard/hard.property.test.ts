import { describe, expect, test } from 'vitest'
import { randomFrom } from '#testing/random.ts'
import { type EndedPractice, hardPracticesOf, twentiethsOf } from './hard.rules.ts'

const members = Number(process.env.SIMULATED_MEMBERS ?? 1_000)
const minutes = [5, 15, 30, 45]

/** Practices that end badly this often, whatever their length. */
const log = (random: () => number, share: number, length: number): EndedPractice[] =>
  Array.from({ length }, () => ({
    limb: 'dhyana',
    minutes: minutes[Math.floor(random() * minutes.length)] ?? 15,
    hour: 7,
    after: null,
    hard: random() < share ? {} : null,
  }))

describe.each([0, 0.1, 0.2, 0.4])('of members whose practice ends badly at a share of %s', (share) => {
  const isInside = ({ low, high }: { low: number; high: number }) =>
    low / 20 <= share + 1e-9 && high / 20 >= share - 1e-9

  test.each([10, 30, 96, 180])('after %i practices, at least 94 in 100 have it in the range', (length) => {
    const random = randomFrom(2_026)
    const inside = Array.from({ length: members }, () => {
      const hard = log(random, share, length).filter((practice) => practice.hard).length
      return isInside(twentiethsOf(hard, length))
    })
    expect(inside.filter(Boolean).length / members).toBeGreaterThanOrEqual(0.94)
  })

  test.each([96, 180])('after %i practices, at least 94 in 100 shown ranges contain it', (length) => {
    const random = randomFrom(33)
    const shown = Array.from({ length: members }, () => hardPracticesOf(log(random, share, length)).details)
      .filter((details) => details !== null)
      .flatMap(({ range, length: { groups } }) => [range].concat(groups.map((group) => group.range)))
    // Without a hard practice nothing is shown.
    expect(shown.length > 0).toBe(share > 0)
    expect(shown.filter(isInside).length).toBeGreaterThanOrEqual(0.94 * shown.length)
  })
})
