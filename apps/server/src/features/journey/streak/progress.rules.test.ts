import { describe, expect, test } from 'vitest'
import { effectOf, type LedgerChange, levelOf, weeklyProgressOf } from './progress.rules.ts'

const monday = '2026-03-09'
const tuesday = '2026-03-10'
const on = (practiceDay: string, minutes: number) => ({ practiceDay, minutes })

const cases: [name: string, change: LedgerChange, sessionsAfter: Record<string, number>, experience: number][] = [
  ['the first practice of a day earns ten more', { before: null, after: on(monday, 20) }, { [monday]: 1 }, 30],
  ['the second earns only its minutes', { before: null, after: on(monday, 20) }, { [monday]: 2 }, 20],
  ['at most sixty minutes count', { before: null, after: on(monday, 300) }, { [monday]: 1 }, 70],
  ['deleting the only practice takes everything back', { before: on(monday, 20), after: null }, { [monday]: 0 }, -30],
  ['deleting one of two leaves the ten', { before: on(monday, 20), after: null }, { [monday]: 1 }, -20],
  ['a longer practice', { before: on(monday, 20), after: on(monday, 45) }, { [monday]: 1 }, 25],
  ['longer than what counts', { before: on(monday, 60), after: on(monday, 90) }, { [monday]: 1 }, 0],
  ['moved to an empty day', { before: on(monday, 20), after: on(tuesday, 20) }, { [tuesday]: 1 }, 0],
  ['moved to a day that has one', { before: on(monday, 20), after: on(tuesday, 20) }, { [tuesday]: 2 }, -10],
  [
    'moved from a day that keeps one',
    { before: on(monday, 20), after: on(tuesday, 20) },
    { [monday]: 1, [tuesday]: 1 },
    10,
  ],
]

describe('experience', () => {
  test.each(cases)('%s', (_, change, sessionsAfter, experience) => {
    expect(effectOf(change, (day) => sessionsAfter[day] ?? 0).experience).toBe(experience)
  })
})

test('all minutes count towards the totals', () => {
  const change = { before: null, after: on(monday, 300) }
  expect(effectOf(change, () => 1)).toMatchObject({ sessions: 1, minutes: 300, newDay: monday, emptiedDay: null })
})

test.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [1234, 13],
])('%i points are level %i', (experience, level) => {
  expect(levelOf(experience)).toBe(level)
})

test.each([
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
  [7, 3, 100],
  [6, 7, 86],
])('%i of %i days are %i per cent', (days, goal, progress) => {
  expect(weeklyProgressOf(days, goal)).toBe(progress)
})
