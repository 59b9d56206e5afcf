import { type Db, inTransaction } from '#platform/db/database.ts'

type Steps<Row extends { id: string }, Answer> = {
  /** Inserts the row, or finds the one that an earlier attempt inserted, with the answer if it has one. */
  save: (tx: Db) => Promise<{ row: Row; answer: Answer | null }>
  /** Must send the row's id as the provider's idempotency key. */
  call: (row: Row) => Promise<Answer>
  /** Stores the answer unless the row already has one, and returns the one that it has now. */
  store: (tx: Db, row: Row, answer: Answer) => Promise<Answer>
}

/**
 * For a handler that needs a provider's answer: row, commit, call with the row's id, store. No transaction waits for
 * the provider, and whenever the process dies, the next attempt finds the row and calls under the same id, so that
 * the provider does the work once.
 */
export async function callProvider<Row extends { id: string }, Answer>(
  db: Db,
  { save, call, store }: Steps<Row, Answer>,
): Promise<Answer> {
  // In the transaction of an idempotency key the row would be committed only after the call.
  if (db.isTransaction) throw new Error('a provider cannot be called in a transaction; the route must not be `creates`')
  const { row, answer } = await inTransaction(db, save)
  if (answer !== null) return answer
  const response = await call(row)
  return inTransaction(db, (tx) => store(tx, row, response))
}
