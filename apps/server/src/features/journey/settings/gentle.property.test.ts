import { addDays, type GentleAnswer } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gentleDaysOn, type GentleOffer, type HardPractice } from './gentle.rules.ts'

const firstDay = '2026-01-01'
const dayAt = (index: number) => addDays(firstDay, index)
const severities = [null, 'little', 'quite', 'very'] as const

/** What the member does when they look at home: with an offer they may wait, in gentle days they may end them. */
type Visit = { day: number; answer: GentleAnswer | null; ends: boolean }

const anyLife = fc.record({
  hard: fc.array(fc.record({ day: fc.nat(120), severity: fc.constantFrom(...severities) }), {
    maxLength: 12,
    size: 'max',
  }),
  visits: fc.uniqueArray(fc.nat(120), { maxLength: 40, size: 'max' }).chain((days) =>
    fc.tuple(
      ...days
        .toSorted((a, b) => a - b)
        .map((day) =>
          fc.record({
            day: fc.constant(day),
            answer: fc.constantFrom<(GentleAnswer | null)[]>('yes', 'not-now', null),
            ends: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
          }),
        ),
    ),
  ),
})

/** The rule as it is written, day by day, without the code's own words: what the member sees at each visit. */
function readNaively(hard: { day: number; severity: string | null }[], visits: Visit[]): string[] {
  let offeredAt: number | undefined
  let isAnswered = false
  const gentle = new Set<number>()
  return visits.map(({ day, answer, ends }) => {
    if (gentle.has(day)) {
      if (ends) for (let later = day; later <= day + 14; later++) gentle.delete(later)
      return 'gentle'
    }
    const isWithin14 = (other: number) => other <= day && day - other < 14
    const known = hard.filter((practice) => isWithin14(practice.day))
    const isEnough = (some: typeof known) =>
      some.length > 1 || some.filter(({ severity }) => severity === 'very').length === 1
    const isResting = offeredAt !== undefined && day - offeredAt <= 30
    const isWaiting = isResting && !isAnswered && isEnough(known.filter((one) => one.day <= Number(offeredAt)))
    const isOffered = isWaiting || (!isResting && isEnough(known))
    if (!isOffered) return 'none'
    if (!isWaiting) {
      offeredAt = day
      isAnswered = false
    }
    if (answer) isAnswered = true
    if (answer === 'yes') for (let next = day; next < day + 14; next++) gentle.add(next)
    return 'offer'
  })
}

/** The same life with the rule, storing what the service stores. */
function live(hard: HardPractice[], visits: Visit[]): string[] {
  const offers: GentleOffer[] = []
  return visits.map(({ day, answer, ends }) => {
    const today = dayAt(day)
    const state = gentleDaysOn(today, { hard, offers })
    if (state.state === 'gentle' && ends) offers.at(-1)!.endedOn = today
    if (state.state === 'offer') {
      if (state.isNew) {
        offers.push({ offeredOn: today, answer: null, answeredOn: null, gentleUntil: null, endedOn: null })
      }
      const offer = offers.at(-1)!
      if (answer) Object.assign(offer, { answer, answeredOn: today })
      if (answer === 'yes') offer.gentleUntil = dayAt(day + 13)
    }
    return state.state
  })
}

test(
  'in 20,000 lives the offer comes exactly when it should, and gentle days last as long',
  { timeout: 120_000 },
  () => {
    const seen = { none: 0, offer: 0, gentle: 0 }
    fc.assert(
      fc.property(anyLife, ({ hard, visits }) => {
        const practices = hard.map(({ day, severity }, index) => ({
          id: `${index}`,
          practiceDay: dayAt(day),
          severity,
        }))
        const states = live(practices, visits)
        expect(states).toEqual(readNaively(hard, visits))
        for (const state of states) seen[state as keyof typeof seen] += 1
      }),
      { numRuns: 20_000 },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10_000)
  },
)
