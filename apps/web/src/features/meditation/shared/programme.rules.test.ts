import type { Programme } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plannedBells } from './bells.rules.ts'
import { endStrokes, isProgramme, isUnlikeFirst, stretchAt, stretchesOf } from './programme.rules.ts'

const minute = 60_000
const bells = { start: true, end: true, every: 0 }

/** Two minutes to settle, then 25 sitting, 5 walking, 25 sitting. */
const programme: Programme = {
  settle: { minutes: 2, strokes: 1 },
  stretches: [
    { name: 'Sitting', minutes: 25, strokes: 1 },
    { name: 'Walking', minutes: 5, strokes: 2 },
    { name: 'Sitting', minutes: 25, strokes: 3 },
  ],
}
const timesOf = (minutes: number | null) =>
  plannedBells({ minutes, bells, programme }).map(({ bell, atMs }) => [bell, atMs / minute])

test('each stretch is ended by its strokes, three seconds apart', () => {
  expect(timesOf(55)).toEqual([
    ['start', 0],
    ['interval', 25],
    ['interval', 30],
    ['interval', 30.05],
    ['end', 55],
    ['end', 55.05],
    ['end', 55.1],
  ])
})

test.each([
  ['longer: the last stretch goes on', 60, [25, 5, 30]],
  ['shorter: the last stretch is cut', 40, [25, 5, 10]],
  ['so short that stretches are no longer reached', 20, [20]],
  ['to the end of a stretch', 30, [25, 5]],
  ['open-ended', null, [25, 5, 270]],
])('another length, %s, and the end keeps its bell', (_, minutes, expected) => {
  const plan = { minutes, bells, programme }
  expect(stretchesOf(plan).map((stretch) => stretch.minutes)).toEqual(expected)
  expect(endStrokes(plan)).toBe(3)
})

test('intervals are the short form of a programme', () => {
  const short = { minutes: 12, bells: { start: false, end: true, every: 5 } }
  const long = {
    minutes: 12,
    bells,
    programme: {
      settle: { minutes: 0, strokes: 0 },
      stretches: [5, 5, 2].map((minutes) => ({ name: '', minutes, strokes: 1 })),
    },
  }
  expect(plannedBells(short)).toEqual(plannedBells(long))
})

test.each([
  [0, 0, 25],
  [24.5, 0, 0.5],
  [25, 1, 5],
  [31, 2, 24],
  [55, 2, 0],
])('after %d minutes the sit is in stretch %d, with %d minutes left', (minutes, index, left) => {
  expect(stretchAt({ minutes: 55, bells, programme }, minutes * minute)).toMatchObject({ index, leftMs: left * minute })
})

test('a stretch with another name is drawn in another way', () => {
  expect(programme.stretches.map((_, index) => isUnlikeFirst(programme.stretches, index))).toEqual([false, true, false])
})

const stretch = programme.stretches[0]!
test.each([
  ['a programme', programme, true],
  ['nothing', null, false],
  ['no stretches', { ...programme, stretches: [] }, false],
  ['six minutes to settle', { ...programme, settle: { minutes: 6, strokes: 0 } }, false],
  ['four strokes', { ...programme, stretches: [{ ...stretch, strokes: 4 }] }, false],
  ['a stretch of three hours', { ...programme, stretches: [{ ...stretch, minutes: 180 }] }, true],
  ['a longer one', { ...programme, stretches: [{ ...stretch, minutes: 181 }] }, false],
  ['300 minutes in all', { ...programme, stretches: Array.from({ length: 12 }, () => stretch) }, true],
  ['thirteen stretches', { ...programme, stretches: Array.from({ length: 13 }, () => stretch) }, false],
  [
    'more than 300 minutes in all',
    { ...programme, stretches: [stretch, { ...stretch, minutes: 180 }, { ...stretch, minutes: 96 }] },
    false,
  ],
])('the device has stored %s', (_, value, isValid) => {
  expect(isProgramme(value)).toBe(isValid)
})

test('for any programme and length, the stretches add up and the bells are in order', () => {
  const strokes = fc.integer({ min: 0, max: 3 })
  const stretches = fc.array(
    fc.record({ name: fc.string({ maxLength: 5 }), minutes: fc.integer({ min: 1, max: 180 }), strokes }),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(stretches, strokes, fc.integer({ min: 1, max: 300 }), (list, start, minutes) => {
      const plan = { minutes, bells, programme: { settle: { minutes: 0, strokes: start }, stretches: list } }
      const lengths = stretchesOf(plan).map((one) => one.minutes)
      expect(lengths.reduce((sum, one) => sum + one, 0)).toBe(minutes)
      expect(lengths.every((one) => one > 0)).toBe(true)
      const times = plannedBells(plan).map(({ atMs }) => atMs)
      expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
    }),
  )
})
