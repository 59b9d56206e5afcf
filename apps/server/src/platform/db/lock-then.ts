import type { CompiledQuery } from 'kysely'
import { Query, type Submittable } from 'pg'
import { type Db, inTransaction, poolOf } from './database.ts'
import { fixedNameOf } from './preparing-client.ts'
import { rowsOf } from './statement.ts'

/**
 * Takes a lock and runs a statement, in one transaction and one round trip: PostgreSQL treats all messages up to a Sync
 * as one transaction. The statement sees everything that was committed before the lock was acquired, because its
 * snapshot is taken when it is bound, after the lock's statement has ended.
 */
export async function lockThen<Row>(db: Db, lock: CompiledQuery, change: CompiledQuery<Row>): Promise<Row[]> {
  const [pool, lockName, name] = [poolOf(db), fixedNameOf(lock.sql), fixedNameOf(change.sql)]
  if (!pool) {
    return inTransaction(db, async (tx) => {
      await tx.executeQuery(lock)
      return rowsOf(tx, change)
    })
  }
  const client = await pool.connect()
  try {
    const before = { name: lockName, text: lock.sql, values: lock.parameters.map(String) }
    const config = { name, text: change.sql, values: [...change.parameters] }
    return await new Promise<Row[]>((resolve, reject) => {
      const answer = (error: Error | null, results?: { rows: Row[] }[]) =>
        error ? reject(error) : resolve(results?.at(-1)?.rows ?? [])
      client.query(new LockedQuery(before, config, answer))
    })
  } finally {
    client.release()
  }
}

type NamedStatement = { name: string; text: string; values: unknown[] }
type Answer = (error: Error | null, results?: never) => void

/** The part of the driver's connection that its own queries use. */
type Wire = {
  parsedStatements: Record<string, string | undefined>
  submittedNamedStatements: Record<string, string | undefined>
  close: (message: { type: 'S'; name: string }) => void
  parse: (statement: { name: string; text: string }) => void
  bind: (bound: { portal: string; statement: string; values: unknown[] }) => void
  execute: (executed: { portal: string }) => void
}

type Driven = { prepare: (wire: Wire) => void; handleError: (error: Error, wire: Wire) => void; types?: unknown }
const driven = Query.prototype as unknown as Driven

/** The driver's query with another statement before it. Its results are returned as a list. */
class LockedQuery extends Query implements Submittable {
  readonly lock: NamedStatement
  readonly #config: NamedStatement
  #fresh: string[] = []

  constructor(lock: NamedStatement, config: NamedStatement, answer: Answer) {
    super(config, undefined, answer as never)
    this.lock = lock
    this.#config = config
  }

  prepare(wire: Wire): void {
    for (const { name, text } of [this.lock, this.#config]) {
      if (wire.parsedStatements[name] !== undefined) continue
      // After a failure, we can't know which of the two was parsed. Closing one that doesn't exist isn't an error.
      wire.close({ type: 'S', name })
      wire.parse({ name, text })
      wire.submittedNamedStatements[name] = text
      this.#fresh.push(name)
    }
    const { name, values } = this.lock
    wire.bind({ portal: '', statement: name, values })
    wire.execute({ portal: '' })
    driven.prepare.call(this, wire)
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    const { name, text } = this.lock
    wire.parsedStatements[name] = text
    delete wire.submittedNamedStatements[name]
    const { handleCommandComplete } = Query.prototype as unknown as {
      handleCommandComplete: (message: unknown, wire: Wire) => void
    }
    handleCommandComplete.call(this, message, wire)
  }

  handleError(error: Error, wire: Wire): void {
    for (const name of this.#fresh) {
      delete wire.parsedStatements[name]
      delete wire.submittedNamedStatements[name]
    }
    driven.handleError.call(this, error, wire)
  }
}
