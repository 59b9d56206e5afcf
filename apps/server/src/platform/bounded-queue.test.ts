import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

test('runs no more work at a time than there are lanes, and rejects what does not fit', async () => {
  const queue = createBoundedQueue({ lanes: [{}, {}], maxWaiting: 3 })
  const gates = Array.from({ length: 6 }, () => Promise.withResolvers<number>())
  let [running, most] = [0, 0]
  const results = gates.map(({ promise }) =>
    queue.run(async () => {
      most = Math.max(most, ++running)
      const value = await promise
      running--
      return value
    }),
  )
  await expect(results[5]).rejects.toMatchObject({ code: 'request.too_many' })
  gates.forEach(({ resolve }, at) => resolve(at))
  expect(await Promise.all(results.slice(0, 5))).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
})

test('work that fails frees its lane', async () => {
  const queue = createBoundedQueue({ lanes: [{}], maxWaiting: 1 })
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(queue.run(async () => 'yes')).resolves.toBe('yes')
})
