import type { LookupAddress } from 'node:dns'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createLastingLookup } from './lasting-lookup.ts'

type Reply = (error: Error | null, addresses: LookupAddress[]) => void

/** A name server that answers only when the test tells it to. */
function silentServer() {
  const questions: Reply[] = []
  const find = promisify(createLastingLookup((_name, _options, reply) => void questions.push(reply), 5))
  return { questions, find: (name: string) => find(name, { all: true }) as Promise<unknown> }
}
const here = [{ address: '10.0.0.2', family: 4 }]
const moved = [{ address: '10.0.0.9', family: 4 }]

test('while the name server is silent, the last address is used', async () => {
  const { questions, find } = silentServer()
  const first = find('database')
  questions.shift()?.(null, here)
  expect(await first).toEqual(here)
  expect(await find('database')).toEqual(here)
  expect(questions).toHaveLength(1)

  // The late answer is used for the next lookup.
  questions.shift()?.(null, moved)
  expect(await find('database')).toEqual(moved)
})

test('an answer that arrives in time is used, and a failure is ignored', async () => {
  const { questions, find } = silentServer()
  const first = find('database')
  questions.shift()?.(null, here)
  await first
  const next = find('database')
  questions.shift()?.(null, moved)
  expect(await next).toEqual(moved)
  const failed = find('database')
  questions.shift()?.(new Error('ENOTFOUND'), [])
  expect(await failed).toEqual(moved)
})

test('a name that was never found fails, with one query for all callers', async () => {
  const { questions, find } = silentServer()
  const both = Promise.allSettled([find('database'), find('database')])
  expect(questions).toHaveLength(1)
  questions.shift()?.(new Error('ENOTFOUND'), [])
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
