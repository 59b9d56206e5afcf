import { limbs, timeOfDayAt, timesOfDay, usualPractice, visibilities } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RepeatedPractice, usualOf } from './usual.rules.ts'

const sits = (changes: Partial<RepeatedPractice> = {}): RepeatedPractice => ({
  limbType: 'dhyana',
  duration: 20,
  hour: 6,
  visibility: 'private',
  times: 3,
  latest: '2026-03-01T06:30:00',
  ...changes,
})
const short = (repeated: RepeatedPractice[], present: Parameters<typeof usualOf>[1] = 'morning') =>
  usualOf(repeated, present).map(({ limbType, minutes, timeOfDay }) => `${limbType} ${minutes} ${timeOfDay}`)

test.each([
  ['three times', [sits()], ['dhyana 20 morning']],
  ['twice', [sits({ times: 2 })], []],
  [
    'about the same minutes',
    [sits({ duration: 18, times: 1 }), sits({ duration: 22, times: 2 })],
    ['dhyana 20 morning'],
  ],
  ['other minutes', [sits({ duration: 17, times: 2 }), sits({ duration: 18, times: 2 })], []],
  ['another hour of the morning', [sits({ times: 1 }), sits({ hour: 11, times: 2 })], ['dhyana 20 morning']],
  ['another part of the day', [sits({ times: 2 }), sits({ hour: 12, times: 2 })], []],
  ['another limb', [sits({ times: 2 }), sits({ limbType: 'asana', times: 2 })], []],
  ['a single minute each', [sits({ duration: 1 })], ['dhyana 1 morning']],
])('%s', (_what, repeated, expected) => expect(short(repeated)).toEqual(expected))

test('practices at the present time of day come first, then the more frequent, then the more recent', () => {
  const evening = sits({ limbType: 'pranayama', hour: 19 })
  const often = sits({ limbType: 'asana', times: 9 })
  const lately = sits({ limbType: 'dharana', latest: '2026-03-02T06:30:00' })
  const all = [sits(), lately, often, evening]
  expect(short(all)).toEqual(['asana 20 morning', 'dharana 20 morning', 'dhyana 20 morning'])
  expect(short(all, 'evening')).toEqual(['pranayama 20 evening', 'asana 20 morning', 'dharana 20 morning'])
})

test('a usual practice has the visibility of the latest session', () => {
  const alike = [sits({ times: 5 }), sits({ visibility: 'followers', times: 1, latest: '2026-03-02T06:30:00' })]
  expect(usualOf(alike, 'night')).toMatchObject([{ visibility: 'followers' }])
})

const anyRepeated = fc.record({
  limbType: fc.constantFrom(...limbs),
  duration: fc.integer({ min: 1, max: 300 }),
  hour: fc.integer({ min: 0, max: 23 }),
  visibility: fc.constantFrom(...visibilities),
  times: fc.integer({ min: 1, max: 5 }),
  latest: fc.constantFrom('2026-03-01T06:30:00', '2026-03-02T06:30:00'),
})

test('for any log, there are at most three, all different, and each practised often enough', () => {
  fc.assert(
    fc.property(fc.array(anyRepeated), fc.constantFrom(...timesOfDay), (repeated, present) => {
      const usual = usualOf(repeated, present)
      expect(usual.length).toBeLessThanOrEqual(usualPractice.shown)
      expect(new Set(short(repeated, present)).size).toBe(usual.length)
      for (const { limbType, minutes, timeOfDay } of usual) {
        const alike = repeated.filter(
          (one) =>
            one.limbType === limbType && timeOfDayAt(one.hour) === timeOfDay && Math.abs(one.duration - minutes) <= 2,
        )
        expect(alike.reduce((sum, { times }) => sum + times, 0)).toBeGreaterThanOrEqual(usualPractice.times)
      }
    }),
  )
})
