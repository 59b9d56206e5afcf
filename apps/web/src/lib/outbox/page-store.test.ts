import { expect, test } from 'vitest'
import type { Message } from './message.rules.ts'
import { withPageStore } from './page-store.ts'
import { aMessage, memoryDevice } from './testing.ts'

test.each([false, true])('messages are stored, changed and removed, also if the device refuses: %s', async (isFull) => {
  const rows = new Map<number, Message>()
  const store = withPageStore(memoryDevice(rows, { isFull }))
  const keys: number[] = []
  for (const subject of ['a', 'b', 'c']) {
    const { key, isStored } = await store.add(aMessage({ subject }))
    expect(isStored).toBe(!isFull)
    keys.push(key)
  }
  expect(rows.size).toBe(isFull ? 0 : 3)
  const [first, second] = keys as [number, number]
  await store.change({ put: [{ key: second, message: aMessage({ subject: 'b', version: 4 }) }], drop: [first] })
  const subjects = async () => (await store.list()).map(({ message: { subject, version } }) => ({ subject, version }))
  expect(await subjects()).toEqual([{ subject: 'b', version: 4 }, { subject: 'c' }])
  await store.clear()
  expect(await subjects()).toEqual([])
})
