import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolClient, TypeOverrides, types as builtTypes } from 'pg'
import type { Tracing } from '#platform/tracing/tracing.ts'
import { lastingSocket } from './lasting-lookup.ts'
import { PreparingClient } from './preparing-client.ts'
import type { Tables } from './generated/tables.ts'

export type Db = Kysely<Tables>

type Options = {
  connectionString: string
  poolSize: number
  name: string
  onError: (error: Error) => void
  /** 0 means no limit, neither for a statement nor for its wait for a lock. */
  statementTimeoutMs?: number
  connectionTimeoutMs?: number
  /** How long this process waits for an answer. PostgreSQL's own limits can't help while it is frozen. */
  answerTimeoutMs?: number
  tracing?: Tracing | undefined
}

const maxRequestMs = 15_000
const lockTimeoutMs = 2_500
const maxConnectionMs = 3_000
const idleTransactionTimeoutMs = 30_000

/** A calendar date has no zone, so it stays text: `YYYY-MM-DD`. */
const types = new TypeOverrides()
types.setTypeParser(builtTypes.builtins.DATE, (text) => text)

export function createPool({
  connectionString,
  poolSize,
  name,
  onError,
  statementTimeoutMs = maxRequestMs,
  connectionTimeoutMs = maxConnectionMs,
  answerTimeoutMs,
  tracing,
}: Options): Pool {
  const pool = new Pool({
    Client: PreparingClient,
    stream: lastingSocket,
    connectionString,
    max: poolSize,
    application_name: name,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    ...(answerTimeoutMs && { query_timeout: answerTimeoutMs }),
    lock_timeout: statementTimeoutMs && lockTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    // Our statements are short, so compiling or planning one takes far longer than running it. One plan serves all
    // values.
    options: '-c jit=off -c plan_cache_mode=force_generic_plan',
    types,
  })
  // A connection may break while idle or in use. Without a handler, either error would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  if (tracing) pool.on('connect', (client) => traceStatements(client, tracing))
  return pool
}

const maxTracedLength = 1_000

/** Kysely passes a text and values. The span has only the text, in which values are placeholders. */
function traceStatements(client: PoolClient, tracing: Tracing): void {
  const send = client.query.bind(client) as (...call: unknown[]) => unknown
  client.query = ((text: unknown, ...rest: unknown[]) => {
    if (typeof text !== 'string' || typeof rest.at(-1) === 'function') return send(text, ...rest)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, maxTracedLength) }
    return tracing.span('pg.query', attributes, async () => send(text, ...rest))
  }) as PoolClient['query']
}

const pools = new WeakMap<Db, Pool>()

export function createDb(pool: Pool): Db {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}

/** Undefined for a transaction, which has its own connection. */
export const poolOf = (db: Db): Pool | undefined => pools.get(db)

/** What waits for a transaction to commit. */
const afterCommit = new WeakMap<Db, (() => void)[]>()

/** Runs `work` in the current transaction, or in a new one if there is none. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  const acts: (() => void)[] = []
  const result = await db.transaction().execute((tx) => {
    afterCommit.set(tx, acts)
    return work(tx)
  })
  for (const act of acts) act()
  return result
}

/** Runs `act` once the transaction has committed, and never if it is rolled back. Without a transaction, at once. */
export function onceCommitted(db: Db, act: () => void): void {
  const acts = afterCommit.get(db)
  if (acts) acts.push(act)
  else act()
}

/**
 * SQLSTATE classes for connections, transaction conflicts, resources and operator intervention, then single states, and
 * Node's codes.
 */
const passingStates = /^(08|40|53|57|55P03|25P0[34]|ECONN|EPIPE|ETIMEDOUT)/
/** Errors that the driver throws without a code. */
const passingMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection)/

/** True if the database was too busy or unreachable, so that a retry may succeed in a moment. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' ? passingStates.test(code) : passingMessages.test(error.message)
}
