import type { FeelingFlow } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { endingOf, hardEndingsOf, hasEnoughEndings, shiftOf, withBefore } from './feeling-flows.rules.ts'

const flow = (...shifts: FeelingFlow['shifts']): FeelingFlow => ({
  limbType: 'asana',
  sessions: shifts.reduce((sum, { times }) => sum + times, 0),
  shifts,
})

test('an ending counts every practice that ended with it, whatever the feeling before', () => {
  const spread = flow(
    { before: 'tired', after: 'calm', times: 4 },
    { before: 'restless', after: 'energized', times: 3 },
    { before: null, after: 'energized', times: 3 },
  )
  expect(endingOf(spread)).toEqual({ after: 'energized', times: 6 })
})

test('if two endings are equally common, the one with the more common shift is named', () => {
  const even = flow({ before: 'tired', after: 'energized', times: 4 }, { before: 'tired', after: 'calm', times: 4 })
  expect(endingOf(even)?.after).toBe('energized')
})

test('a shift is given as a share of the practices that started with the same feeling', () => {
  const spread = flow(
    { before: 'tired', after: 'energized', times: 27 },
    { before: 'restless', after: 'energized', times: 12 },
    { before: 'tired', after: 'calm', times: 4 },
  )
  expect(shiftOf(spread)).toEqual({ before: 'tired', beforeCount: 31, after: 'energized', afterCount: 27 })
})

test('a shift is named once it has occurred three times, and never without a feeling before', () => {
  expect(shiftOf(flow({ before: 'tired', after: 'calm', times: 2 }))).toBeUndefined()
  expect(shiftOf(flow({ before: 'tired', after: 'calm', times: 3 }))?.afterCount).toBe(3)
  expect(shiftOf(flow({ before: null, after: 'calm', times: 9 }))).toBeUndefined()
})

test.each([
  [7, false],
  [8, true],
])('%i practices with a limb are enough to say how they end: %s', (times, enough) => {
  expect(hasEnoughEndings(flow({ before: 'tired', after: 'calm', times }))).toBe(enough)
})

const hard = (before: 'tired' | null, times: number, alone: number) => ({ before, times, alone })

const calmAndHard = (times: number, ...hardShifts: ReturnType<typeof hard>[]): FeelingFlow => ({
  ...flow({ before: 'tired', after: 'calm', times }),
  hardShifts,
})

describe('hard endings', () => {
  test('count like any other, and are named if they are the most common', () => {
    expect(endingOf(calmAndHard(5, hard('tired', 6, 6)))).toEqual({ after: 'hard', times: 6 })
    expect(shiftOf(calmAndHard(5, hard('tired', 6, 4)))).toEqual({
      before: 'tired',
      beforeCount: 9,
      after: 'hard',
      afterCount: 6,
    })
  })

  test('that are as common as a feeling leave the feeling its place', () => {
    expect(endingOf(calmAndHard(5, hard('tired', 5, 5)))).toEqual({ after: 'calm', times: 5 })
  })

  test('are among the practices that started alike', () => {
    expect(shiftOf(calmAndHard(5, hard('tired', 3, 2)))).toMatchObject({ after: 'calm', afterCount: 5, beforeCount: 7 })
  })

  test('without a feeling before have no stream', () => {
    const some = withBefore(calmAndHard(5, hard('tired', 3, 2), hard(null, 4, 4)))
    expect([some.sessions, hardEndingsOf(some)]).toEqual([7, { hard: 3, both: 1 }])
  })
})
