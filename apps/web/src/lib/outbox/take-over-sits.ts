import { inTransaction, openDatabase, resultOf } from '#lib/browser/idb.ts'
import type { Draft } from './message.rules.ts'

/** Sits as earlier releases stored them, under names that are older than the word "outbox". */
type OldEntry = { userId: string; body: { clientId: string }; additions?: object; feeling?: string }
const storeName = 'waiting-sits'

/** Moves the sits that an earlier release left on this device into the outbox. Their ids make a second time harmless. */
export async function takeOverSits(
  userId: string,
  add: (draft: Draft) => Promise<void>,
  database = 'sadhana-meditation',
): Promise<void> {
  const open = () => openDatabase(database, (db) => void db.createObjectStore(storeName, { autoIncrement: true }))
  try {
    const own = await inTransaction(open, [storeName], 'readonly', async (transaction) => {
      const store = transaction.objectStore(storeName)
      const [keys, values] = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())])
      return keys
        .map((key, index) => ({ key, entry: values[index] as OldEntry }))
        .filter(({ entry }) => entry.userId === userId)
    })
    for (const { key, entry } of own) {
      for (const draft of draftsOf(entry)) await add(draft)
      await inTransaction(open, [storeName], 'readwrite', (transaction) =>
        resultOf(transaction.objectStore(storeName).delete(key)),
      )
    }
  } catch {
    // A browser that stores nothing has nothing to take over.
  }
}

export function draftsOf({
  body,
  feeling,
  additions = feeling ? { afterFeeling: feeling } : undefined,
}: OldEntry): Draft[] {
  const { clientId: subject, ...sit } = body
  const creation: Draft = { kind: 'sit', act: 'create', subject, body: sit }
  return additions ? [creation, { kind: 'sit', act: 'edit', subject, body: additions }] : [creation]
}
