import { expect, test } from 'vitest'
import { measureSlowness, slownessOf } from './speed.ts'

test.each([
  ['a quiet machine', [400_000, 410_000], 1],
  ['a quicker machine', [900_000, 900_000], 1],
  ['one core that others use', [160_000, 400_000], 2.5],
  ['a machine that hardly moves', [10_000, 12_000], 4],
])('%s is %s times slower', (_, rates, slowness) => {
  expect(slownessOf(rates)).toBe(slowness)
})

test('the machine that runs this test can be measured', async () => {
  const slowness = await measureSlowness()
  expect(slowness).toBeGreaterThanOrEqual(1)
  expect(slowness).toBeLessThanOrEqual(4)
})
