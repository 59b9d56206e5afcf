import type { OutboxEntry, OutboxStore } from './outbox-store.ts'

export type PageStore = Omit<OutboxStore, 'add'> & {
  /** Says whether the device stored it; if not, it lasts as long as the page. */
  add: (entry: OutboxEntry) => Promise<{ isStored: boolean }>
}

/** Some browsers refuse to store anything. What they refuse stays in this page, so that it can still be sent. */
export function withPageStore(device: OutboxStore): PageStore {
  const held = new Map<number, OutboxEntry>()
  // The device counts up from 1.
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
