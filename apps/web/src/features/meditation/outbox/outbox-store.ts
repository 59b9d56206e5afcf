import type { AfterFeeling, PracticeChange } from '@sadhana/contract'
import type { SitBody } from '../timer/finished-sit.rules.ts'

/** The member's additions to a sit that's already saved. */
export type SitAdditions = Pick<PracticeChange, 'afterFeeling' | 'hard' | 'notes' | 'tags' | 'visibility'>

/** A sit the server doesn't have yet, or additions to one. */
export type OutboxEntry = {
  userId: string
  body: SitBody
  additions?: SitAdditions
  /** The one addition, as entries of earlier versions name it. */
  feeling?: AfterFeeling
}

type StoredEntry = { key: number; entry: OutboxEntry }

export type OutboxStore = {
  add: (entry: OutboxEntry) => Promise<void>
  /** In the order they were added. */
  list: (userId: string) => Promise<StoredEntry[]>
  remove: (key: number) => Promise<void>
}

/** This name is older than the word "outbox". Changing it would lose the entries that devices still hold. */
const storeName = 'waiting-sits'

/** Stored in IndexedDB, which outlives the page and is shared by all tabs. */
export function createOutboxStore(database = 'sadhana-meditation'): OutboxStore {
  const open = () => {
    const request = indexedDB.open(database, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(storeName, { autoIncrement: true }),
    )
    return resultOf(request)
  }

  const inStore = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> => {
    const db = await open()
    try {
      const transaction = db.transaction(storeName, mode)
      const [result] = await Promise.all([work(transaction.objectStore(storeName)), completionOf(transaction)])
      return result
    } finally {
      db.close()
    }
  }

  return {
    add: (entry) => inStore('readwrite', async (store) => void (await resultOf(store.add(entry)))),
    remove: (key) => inStore('readwrite', (store) => resultOf(store.delete(key))),
    list: (userId) =>
      inStore('readonly', async (store) => {
        const [keys, values] = await Promise.all([
          resultOf(store.getAllKeys()) as Promise<number[]>,
          resultOf(store.getAll()) as Promise<OutboxEntry[]>,
        ])
        return keys
          .map((key, index) => ({ key, entry: values[index] as OutboxEntry }))
          .filter(({ entry }) => entry.userId === userId)
      }),
  }
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? failure()))
  })

const completionOf = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    for (const end of ['error', 'abort']) {
      transaction.addEventListener(end, () => reject(transaction.error ?? failure()))
    }
  })

const failure = () => new Error('IndexedDB failed')
