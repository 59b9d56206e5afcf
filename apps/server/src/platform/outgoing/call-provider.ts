import { type Db, inTransaction } from '#platform/db/database.ts'

type Steps<Row extends { id: string }, Answer> = {
  /** Inserts the row, or finds the one from an earlier attempt, with its answer if there is one. */
  save: (tx: Db) => Promise<{ row: Row; answer: Answer | null }>
  /** Must send the row's id as the provider's idempotency key. */
  call: (row: Row) => Promise<Answer>
  /** Stores the answer unless the row already has one, and returns the stored answer. */
  store: (tx: Db, row: Row, answer: Answer) => Promise<Answer>
}

/**
 * For handlers that need a provider's answer: saves and commits the row, calls the provider with the row's id, and
 * stores the answer. No transaction waits for the provider. If the process dies at any point, the next attempt finds
 * the row and calls with the same id, so that the provider acts only once.
 */
export async function callProvider<Row extends { id: string }, Answer>(
  db: Db,
  { save, call, store }: Steps<Row, Answer>,
): Promise<Answer> {
  // In the transaction of an idempotency key, the row would be committed only after the call.
  if (db.isTransaction) throw new Error('a provider cannot be called in a transaction; the route must not be `creates`')
  const { row, answer } = await inTransaction(db, save)
  if (answer !== null) return answer
  const response = await call(row)
  return inTransaction(db, (tx) => store(tx, row, response))
}
