import { afterFeelings, beforeFeelings, limbs } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOfNumber, numberOfDay } from '../calendar/calendar.rules.ts'
import { timelineOf } from '../calendar/timeline.rules.ts'
import { noStreak, practise } from '../streak/streak.rules.ts'
import { advance, advanceAll } from './achievements.rules.ts'
import { type LedgerPractice, noTally, placeOf } from '../streak/tally.rules.ts'

const histories = Number(process.env['ACHIEVEMENT_HISTORIES'] ?? 300)
const first = numberOfDay('2027-11-20')

const practice: fc.Arbitrary<LedgerPractice> = fc
  .record({
    day: fc.integer({ min: first, max: first + 240 }),
    time: fc.constantFrom('00:30', '05:10', '06:30', '08:00', '12:00', '18:00', '23:59'),
    limbType: fc.constantFrom(...limbs),
    minutes: fc.constantFrom(1, 5, 20, 60, 300),
    beforeFeeling: fc.constantFrom(null, ...beforeFeelings),
    afterFeeling: fc.constantFrom(null, ...afterFeelings),
    id: fc.uuid(),
  })
  .map(({ day, ...rest }) =>
    Object.assign(rest, { practiceDay: dayOfNumber(day), date: dayOfNumber(day), zone: 'UTC' }),
  )

const inOrder = (ledger: LedgerPractice[]) => ledger.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))

const timelines = fc
  .array(fc.record({ from: fc.integer({ min: first, max: first + 240 }), days: fc.nat(20) }), { maxLength: 3 })
  .map((pauses) =>
    timelineOf({
      history: [{ validFrom: new Date(0), weeklyGoal: 3, zone: 'UTC', dayEndsAt: 0, fixedRestDays: [] }],
      pauses: pauses.map(({ from, days }) => ({ firstDay: dayOfNumber(from), lastDay: dayOfNumber(from + days) })),
    }),
  )

test(`counting a ledger step by step earns the same as counting it as a whole, in ${histories} histories`, () => {
  fc.assert(
    fc.property(fc.array(practice, { maxLength: 60, size: 'max' }), timelines, (practices, timeline) => {
      const ledger = inOrder(practices)
      let [tally, streak] = [noTally, noStreak]
      const earned = []
      for (const next of ledger) {
        const day = numberOfDay(next.practiceDay)
        if (day !== streak.lastDay) ({ streak } = practise(streak, day, timeline))
        const step = advance(tally, next, streak.longest)
        if (!step) throw new Error('the next practice was taken for an earlier one')
        tally = step.tally
        earned.push(...step.earned)
      }
      expect({ tally, earned }).toEqual(advanceAll(ledger, timeline))
      expect(tally.days).toBe(new Set(ledger.map(({ practiceDay }) => practiceDay)).size)
      expect(tally.minutes).toBe(ledger.reduce((sum, { minutes }) => sum + minutes, 0))
    }),
    { numRuns: histories },
  )
})

test('more practice never takes an achievement away', () => {
  fc.assert(
    fc.property(fc.array(practice, { minLength: 1, maxLength: 40, size: 'max' }), timelines, (practices, timeline) => {
      const keysOf = (ledger: LedgerPractice[]) => advanceAll(ledger, timeline).earned.map(({ key }) => key)
      const ledger = inOrder(practices)
      expect(keysOf(ledger)).toEqual(expect.arrayContaining(keysOf(ledger.slice(0, -1))))
    }),
    { numRuns: histories },
  )
})

test('an earlier practice requires counting the whole ledger', () => {
  fc.assert(
    fc.property(practice, practice, (one, other) => {
      const [earlier, later] = inOrder([one, other])
      if (!earlier || !later) return
      const { tally } = advanceAll([later], timelineOf({ history: [plainSettings], pauses: [] }))
      expect(advance(tally, earlier, 1)).toBeUndefined()
    }),
  )
})

const plainSettings = { validFrom: new Date(0), weeklyGoal: 3, zone: 'UTC', dayEndsAt: 0, fixedRestDays: [] }
