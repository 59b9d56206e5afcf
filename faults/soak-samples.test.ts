import { expect, test } from 'vitest'
import { lastsLong, slopePerHour } from './soak-samples.ts'

const sample = (pid: number) => ({ pid, at: 0, megabytes: 100, handles: 20 })

test('the slope is that of the best line, per hour', () => {
  const minute = 60_000
  expect(slopePerHour([0, 1, 2, 3].map((at) => [at * minute, 200 + at]))).toBeCloseTo(60)
  expect(slopePerHour([0, 1, 2, 3].map((at) => [at * minute, at % 2 === 0 ? 200 : 204]))).toBeCloseTo(48)
  expect(slopePerHour([0, 1, 2].map((at) => [at * minute, 200]))).toBe(0)
})

test('a process that was replaced has no slope', () => {
  const lasting = { name: 'api-1', samples: [sample(1), sample(1)] }
  const replaced = { name: 'api-2', samples: [sample(2), sample(3)] }
  expect(lastsLong([lasting, replaced])).toEqual([lasting])
})
