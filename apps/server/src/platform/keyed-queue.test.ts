import { expect, test } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

test('work with the same key runs one at a time, in order', async () => {
  const serialize = createKeyedQueue({ maxWaiting: 10 })
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
    return name
  }
  expect(await Promise.all(['one', 'two', 'three'].map((name) => serialize('rose', work(name))))).toEqual([
    'one',
    'two',
    'three',
  ])
  expect(steps).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('work with another key does not wait', async () => {
  const serialize = createKeyedQueue({ maxWaiting: 10 })
  const gate = Promise.withResolvers<string>()
  const slow = serialize('rose', () => gate.promise)
  expect(await serialize('lotus', async () => 'quick')).toBe('quick')
  gate.resolve('slow')
  expect(await slow).toBe('slow')
})

test('after a failure the next in the queue runs', async () => {
  const serialize = createKeyedQueue({ maxWaiting: 10 })
  const failed = serialize('rose', () => Promise.reject(new Error('no')))
  const next = serialize('rose', async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
})

test('when too many wait for one key, the next is rejected, and other keys are unaffected', async () => {
  const serialize = createKeyedQueue({ maxWaiting: 1 })
  const gate = Promise.withResolvers<string>()
  const waiting = [serialize('rose', () => gate.promise), serialize('rose', () => gate.promise)]
  await expect(serialize('rose', async () => 'late')).rejects.toMatchObject({ code: 'request.too_many' })
  await expect(serialize('lotus', async () => 'in time')).resolves.toBe('in time')
  gate.resolve('done')
  expect(await Promise.all(waiting)).toEqual(['done', 'done'])
  await expect(serialize('rose', async () => 'open again')).resolves.toBe('open again')
})

test('`atOnce` tasks run at the same time for one key, and the next one waits', async () => {
  const serialize = createKeyedQueue({ maxWaiting: 10, atOnce: 2 })
  const gate = Promise.withResolvers<void>()
  let working = 0
  const work = async () => {
    working++
    await gate.promise
    return working
  }
  const all = Promise.all([serialize('rose', work), serialize('rose', work), serialize('rose', work)])
  await serialize('lotus', async () => {})
  expect(working).toBe(2)
  gate.resolve()
  expect((await all)[2]).toBe(3)
})
