import { addDays } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { listOf, progressOf, shownTogether } from './challenges.rules.ts'

const counted = (day: string, minutes = 20, ...limbs: string[]) => ({ day, minutes, limbs })
const days = [
  counted('2026-03-02', 20, 'asana'),
  counted('2026-03-04', 50, 'asana', 'dhyana'),
  counted('2026-03-05', 10, 'asana'),
]

describe('progress', () => {
  test.each([
    ['days', 3, 3, '2026-03-05', '2026-03-05', 1],
    ['days', 4, 3, null, '2026-03-05', 1],
    ['minutes', 70, 80, '2026-03-04', '2026-03-05', 10],
    ['minutes', 71, 80, '2026-03-05', '2026-03-05', 10],
    ['limbs', 2, 2, '2026-03-04', '2026-03-04', 1],
    ['limbs', 3, 2, null, '2026-03-04', 1],
  ] as const)(
    'of a challenge of %s that needs %i is %i',
    (type, requirement, progress, completedAt, lastDay, lastAmount) => {
      expect(progressOf({ type, requirement }, days)).toEqual({
        progress,
        completedAt,
        lastCounted: { day: lastDay, amount: lastAmount },
      })
    },
  )

  test('is zero without a practice', () => {
    expect(progressOf({ type: 'days', requirement: 1 }, [])).toEqual({
      progress: 0,
      completedAt: null,
      lastCounted: null,
    })
  })
})

describe('a challenge from 10 to 20 March', () => {
  const open = { startDate: '2026-03-10', endDate: '2026-03-20', isActive: true }
  const stranger = { ...open, isParticipating: false, completedAt: null }
  const joined = { ...stranger, isParticipating: true }
  const done = { ...joined, completedAt: '2026-03-15' }
  test.each([
    ['is not shown long before', stranger, addDays('2026-03-10', -15), null],
    ['is shown two weeks before', stranger, addDays('2026-03-10', -14), 'active'],
    ['can be joined on its last day', stranger, '2026-03-20', 'active'],
    ['is gone a day later', stranger, '2026-03-21', null],
    ['is gone once closed', { ...stranger, isActive: false }, '2026-03-15', null],
    ['that was joined runs to its last day', joined, '2026-03-20', 'active'],
    ['that was joined is kept after its end', joined, '2026-03-21', 'ended'],
    ['that was joined is kept when closed early', { ...joined, isActive: false }, '2026-03-15', 'ended'],
    ['that was completed is kept at once', done, '2026-03-16', 'completed'],
    ['that was completed is kept for good', { ...done, isActive: false }, '2027-03-16', 'completed'],
  ] as const)('%s', (_, challenge, today, list) => {
    expect(listOf(challenge, today)).toBe(list)
  })
})

test.each([
  [0, null],
  [4, null],
  [5, 60],
  [800, 60],
])('the total of %i people is shown as %s', (participants, shown) => {
  expect(shownTogether(60, participants)).toBe(shown)
})
