import type { OutboxStore } from './device-store.ts'
import type { Message } from './message.rules.ts'

export type PageStore = Omit<OutboxStore, 'add'> & {
  /** Says whether the device stored the message. If not, it lasts as long as the page. */
  add: (message: Message) => Promise<{ key: number; isStored: boolean }>
}

/** Some browsers refuse to store anything. Messages that they refuse stay in this page, so that they can still be sent. */
export function withPageStore(device: OutboxStore): PageStore {
  const held = new Map<number, Message>()
  // They come after those of the device, whose keys count up from 1.
  let lastKey = 2 ** 40

  return {
    add: (message) =>
      device.add(message).then(
        (key) => ({ key, isStored: true }),
        () => {
          lastKey += 1
          held.set(lastKey, message)
          return { key: lastKey, isStored: false }
        },
      ),
    list: async () => {
      const stored = await device.list().catch(() => [])
      return [...stored, ...[...held].map(([key, message]) => ({ key, message: structuredClone(message) }))]
    },
    change: async ({ put = [], drop = [] }) => {
      for (const { key, message } of put) if (held.has(key)) held.set(key, message)
      for (const key of drop) held.delete(key)
      const onDevice = { put: put.filter(({ key }) => key < 2 ** 40), drop: drop.filter((key) => key < 2 ** 40) }
      if (onDevice.put.length + onDevice.drop.length > 0) await device.change(onDevice)
    },
    clear: async () => {
      held.clear()
      await device.clear().catch(() => undefined)
    },
  }
}
