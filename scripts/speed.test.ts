import { expect, test } from 'vitest'
import { measureSlowness, slownessOf } from './speed.ts'

test.each([
  ['a quiet machine', [110_000, 120_000], 1],
  ['a quicker machine', [300_000, 300_000], 1],
  ['one core that others use', [44_000, 110_000], 2.5],
  ['a machine that hardly moves', [3_000, 4_000], 4],
])('%s is %s times slower', (_, rates, slowness) => {
  expect(slownessOf(rates)).toBe(slowness)
})

test('the machine that runs this test can be measured', async () => {
  const slowness = await measureSlowness()
  expect(slowness).toBeGreaterThanOrEqual(1)
  expect(slowness).toBeLessThanOrEqual(4)
})
