import { Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types as builtTypes } from 'pg'
import { PreparingClient } from './preparing-client.ts'
import type { Tables } from './generated/tables.ts'

export type Db = Kysely<Tables>

type Options = {
  connectionString: string
  poolSize: number
  name: string
  onError: (error: Error) => void
  /** 0 for no limit. */
  longestStatementMs?: number
}

const longestRequestMs = 15_000
const longestIdleTransactionMs = 30_000

/** A calendar date has no zone: it stays the text `YYYY-MM-DD`. */
const types = new TypeOverrides()
types.setTypeParser(builtTypes.builtins.DATE, (text) => text)

export function createPool({
  connectionString,
  poolSize,
  name,
  onError,
  longestStatementMs = longestRequestMs,
}: Options): Pool {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString,
    max: poolSize,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    statement_timeout: longestStatementMs,
    idle_in_transaction_session_timeout: longestIdleTransactionMs,
    types,
  })
  // A connection may break while idle or while checked out; unheard, either error would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

export const createDb = (pool: Pool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

/** Runs `work` in a transaction: the one it is already in, or a new one. */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
