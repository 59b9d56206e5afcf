import { expect, test } from 'vitest'
import type { OutboxEntry, OutboxStore } from './outbox-store.ts'
import { withPageStore } from './page-store.ts'

const anEntry = (clientId: string, userId = 'asha'): OutboxEntry => ({ userId, body: { clientId, duration: 10 } })

function setUp(isBroken: boolean) {
  const stored = new Map<number, OutboxEntry>()
  const refuse = async () => {
    if (isBroken) throw new Error('no room')
  }
  const device: OutboxStore = {
    add: (entry) => refuse().then(() => void stored.set(stored.size + 1, entry)),
    list: (userId) =>
      refuse().then(() =>
        [...stored].map(([key, entry]) => ({ key, entry })).filter(({ entry }) => entry.userId === userId),
      ),
    remove: (key) => refuse().then(() => void stored.delete(key)),
  }
  return { store: withPageStore(device), stored }
}

test.each([false, true])('entries are stored, listed and removed, also if the device refuses: %s', async (isBroken) => {
  const { store, stored } = setUp(isBroken)
  for (const entry of [anEntry('a'), anEntry('b', 'ben'), anEntry('c')]) {
    expect(await store.add(entry)).toEqual({ isStored: !isBroken })
  }
  expect(stored.size).toBe(isBroken ? 0 : 3)
  const [first, last] = await store.list('asha')
  expect([first?.entry, last?.entry]).toEqual([anEntry('a'), anEntry('c')])
  await store.remove(first?.key ?? 0)
  expect((await store.list('asha')).map(({ entry }) => entry)).toEqual([anEntry('c')])
})
