import type { AfterFeeling } from '@sadhana/contract'
import type { SitBody } from './finished-sit.rules.ts'

/** What the server has yet to hear, in the order it happened. */
export type Waiting = {
  userId: string
  body: SitBody
  /** Told after the sit was on its way already. */
  feeling?: AfterFeeling
}

type Kept = { key: number; waiting: Waiting }

export type WaitingSits = {
  add: (waiting: Waiting) => Promise<void>
  list: (userId: string) => Promise<Kept[]>
  remove: (key: number) => Promise<void>
}

const storeName = 'waiting-sits'

/** In IndexedDB: unlike a request under way, it outlives the page, and all tabs share it. */
export function createWaitingSits(database = 'sadhana-meditation'): WaitingSits {
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
    add: (waiting) => inStore('readwrite', async (store) => void (await resultOf(store.add(waiting)))),
    remove: (key) => inStore('readwrite', (store) => resultOf(store.delete(key))),
    list: (userId) =>
      inStore('readonly', async (store) => {
        const [keys, values] = await Promise.all([
          resultOf(store.getAllKeys()) as Promise<number[]>,
          resultOf(store.getAll()) as Promise<Waiting[]>,
        ])
        return keys
          .map((key, index) => ({ key, waiting: values[index] as Waiting }))
          .filter(({ waiting }) => waiting.userId === userId)
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

const failure = () => new Error('the database of this browser failed')
