import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { visibleShares, wholePercentages } from './doughnut.rules.ts'

const counts = array(integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 8 })

test('whole percentages of any counts add up to 100, or to 0 if nothing was counted', () => {
  assert(
    property(counts, (values) => {
      const total = wholePercentages(values).reduce((sum, value) => sum + value, 0)
      expect(total).toBe(values.some((value) => value > 0) ? 100 : 0)
    }),
  )
})

test('a whole percentage is never a full point away from the true share', () => {
  assert(
    property(counts, (values) => {
      const total = values.reduce((sum, value) => sum + value, 0)
      wholePercentages(values).forEach((percent, index) => {
        const exact = total === 0 ? 0 : ((values[index] ?? 0) / total) * 100
        expect(Math.abs(percent - exact)).toBeLessThan(1)
      })
    }),
  )
})

test('three equal shares get 34, 33 and 33', () => {
  expect(wholePercentages([1, 1, 1])).toEqual([34, 33, 33])
})

test('shares are sorted, largest first, without empty ones', () => {
  const shares = [{ value: 2 }, { value: 0 }, { value: 13 }]
  expect(visibleShares(shares)).toEqual([{ value: 13 }, { value: 2 }])
})
