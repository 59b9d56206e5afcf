/** Runs `work` in one transaction, and resolves when it is on the device. */
export async function inTransaction<T>(
  open: () => Promise<IDBDatabase>,
  stores: string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const db = await open()
  try {
    const transaction = db.transaction(stores, mode)
    const [result] = await Promise.all([work(transaction), completionOf(transaction)])
    return result
  } finally {
    db.close()
  }
}

export function openDatabase(name: string, setUp: (db: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => setUp(request.result))
  return resultOf(request)
}

export const resultOf = <T>(request: IDBRequest<T>) =>
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
