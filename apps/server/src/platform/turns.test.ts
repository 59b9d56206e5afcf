import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('work on one thing is done one after the other, in the order of asking', async () => {
  const inTurn = createTurns({ mostWaiting: 10 })
  const told: string[] = []
  const work = (name: string) => async () => {
    told.push(`${name} begins`)
    await Promise.resolve()
    told.push(`${name} ends`)
    return name
  }
  expect(await Promise.all(['one', 'two', 'three'].map((name) => inTurn('rose', work(name))))).toEqual([
    'one',
    'two',
    'three',
  ])
  expect(told).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('work on another thing does not wait', async () => {
  const inTurn = createTurns({ mostWaiting: 10 })
  const gate = Promise.withResolvers<string>()
  const slow = inTurn('rose', () => gate.promise)
  expect(await inTurn('lotus', async () => 'quick')).toBe('quick')
  gate.resolve('slow')
  expect(await slow).toBe('slow')
})

test('work that fails passes the turn on', async () => {
  const inTurn = createTurns({ mostWaiting: 10 })
  const failed = inTurn('rose', () => Promise.reject(new Error('no')))
  const next = inTurn('rose', async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
})

test('when too many wait for one thing, the next is turned away; other things stay open', async () => {
  const inTurn = createTurns({ mostWaiting: 1 })
  const gate = Promise.withResolvers<string>()
  const waiting = [inTurn('rose', () => gate.promise), inTurn('rose', () => gate.promise)]
  await expect(inTurn('rose', async () => 'late')).rejects.toMatchObject({ code: 'request.too_many' })
  await expect(inTurn('lotus', async () => 'in time')).resolves.toBe('in time')
  gate.resolve('done')
  expect(await Promise.all(waiting)).toEqual(['done', 'done'])
  await expect(inTurn('rose', async () => 'open again')).resolves.toBe('open again')
})
