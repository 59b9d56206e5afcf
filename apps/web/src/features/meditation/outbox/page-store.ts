import type { OutboxEntry, OutboxStore } from './outbox-store.ts'

export type PageStore = Omit<OutboxStore, 'add'> & {
  /** Says whether the device stored the entry. If not, the entry lasts as long as the page. */
  add: (entry: OutboxEntry) => Promise<{ isStored: boolean }>
}

/**
 * Some browsers refuse to store anything. Entries that they refuse stay in this page, so that they can still be sent.
 */
export function withPageStore(device: OutboxStore): PageStore {
  const held = new Map<number, OutboxEntry>()
  // Keys made here count down, because the device's keys count up from 1.
  let lastKey = 0

  return {
    add: (entry) =>
      device.add(entry).then(
        () => ({ isStored: true }),
        () => {
          lastKey -= 1
          held.set(lastKey, entry)
          return { isStored: false }
        },
      ),
    list: async (userId) => {
      const stored = await device.list(userId).catch(() => [])
      const here = [...held].map(([key, entry]) => ({ key, entry })).filter(({ entry }) => entry.userId === userId)
      return [...stored, ...here]
    },
    remove: async (key) => {
      if (!held.delete(key)) await device.remove(key)
    },
  }
}
