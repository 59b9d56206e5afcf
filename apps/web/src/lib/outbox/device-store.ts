import { canSeal } from '#lib/browser/browser-storage.ts'
import { inTransaction, openDatabase, resultOf } from '#lib/browser/idb.ts'
import { newSealKey, open, type Sealed, seal } from '#lib/browser/seal.ts'
import type { Message, Stored } from './message.rules.ts'
import type { Changes, MessageStore } from './send-messages.ts'

export type OutboxStore = MessageStore & {
  add: (message: Message) => Promise<number>
  /** Forgets the messages and their key. */
  clear: () => Promise<void>
}

/** Where nothing can be sealed, a message stays readable. */
type Row = { userId: string; sealed: Sealed | { plain: Message } }

/**
 * The outbox of one member in IndexedDB, which outlives the page and is shared by all tabs. Messages are sealed: what a
 * member wrote can't be read in the browser's storage, and stays for them if the server ends their session.
 */
export function createDeviceStore(userId: string, database = 'sadhana-outbox'): OutboxStore {
  const openHere = () =>
    openDatabase(database, (db) => {
      db.createObjectStore('messages', { autoIncrement: true }).createIndex('userId', 'userId')
      db.createObjectStore('keys')
    })
  const write = <T>(work: (messages: IDBObjectStore, keys: IDBObjectStore) => Promise<T>) =>
    inTransaction(openHere, ['messages', 'keys'], 'readwrite', (transaction) =>
      work(transaction.objectStore('messages'), transaction.objectStore('keys')),
    )

  /** The key is made at the first message. If two tabs make one at once, both use the one that was stored first. */
  async function keyFor(): Promise<CryptoKey | null> {
    if (!canSeal()) return null
    const made = await newSealKey()
    return write(async (_messages, keys) => {
      const stored = (await resultOf(keys.get(userId))) as CryptoKey | undefined
      if (!stored) await resultOf(keys.put(made, userId))
      return stored ?? made
    })
  }

  async function sealed(message: Message): Promise<Row> {
    const key = await keyFor()
    return { userId, sealed: key ? await seal(key, userId, message) : { plain: message } }
  }

  async function opened(key: CryptoKey | null, { sealed: stored }: Row): Promise<Message | null> {
    if ('plain' in stored) return stored.plain
    return key && ((await open(key, userId, stored)) as Message)
  }

  return {
    add: async (message) => {
      const row = await sealed(message)
      return write(async (messages) => (await resultOf(messages.add(row))) as number)
    },
    change: async ({ put = [], drop = [] }: Changes) => {
      const rows = await Promise.all(put.map(async ({ key, message }) => ({ key, row: await sealed(message) })))
      await write(async (messages) => {
        for (const { key, row } of rows) {
          // Another tab may have sent or discarded it.
          if ((await resultOf(messages.getKey(key))) !== undefined) await resultOf(messages.put(row, key))
        }
        for (const key of drop) await resultOf(messages.delete(key))
      })
    },
    list: async () => {
      const { rows, key } = await inTransaction(openHere, ['messages', 'keys'], 'readonly', async (transaction) => {
        const own = transaction.objectStore('messages').index('userId')
        const [keys, values, sealKey] = await Promise.all([
          resultOf(own.getAllKeys(userId)) as Promise<number[]>,
          resultOf(own.getAll(userId)) as Promise<Row[]>,
          resultOf(transaction.objectStore('keys').get(userId)) as Promise<CryptoKey | undefined>,
        ])
        return { rows: keys.map((name, index) => ({ key: name, row: values[index] as Row })), key: sealKey ?? null }
      })
      const messages = await Promise.all(
        rows.map(async ({ key: name, row }): Promise<Stored | null> => {
          const message = await opened(key, row).catch(() => null)
          return message && { key: name, message }
        }),
      )
      return messages.filter((stored) => stored !== null)
    },
    clear: () =>
      write(async (messages, keys) => {
        for (const key of await resultOf(messages.index('userId').getAllKeys(userId))) {
          await resultOf(messages.delete(key))
        }
        await resultOf(keys.delete(userId))
      }),
  }
}
