import { type RawBuilder, sql } from 'kysely'
import type { Counter } from 'prom-client'
import { AppError } from '#platform/errors.ts'
import type { Logger } from '#platform/log.ts'
import type { Tracing } from '#platform/tracing/tracing.ts'
import { createDb, createPool, type Db } from './database.ts'

/** A place in the database's log of changes, such as `0/16B3748`. A server that has replayed it has every commit up to it. */
export type Position = string

/** Behind every position there will ever be. For a commit whose own position isn't known. */
export const unreachable: Position = 'FFFFFFFF/FFFFFFFF'

type Options = {
  primary: Db
  connectionString: string
  poolSize: number
  log: Logger
  /** Counts who answered. */
  reads: Counter<'database'>
  tracing?: Tracing | undefined
}
type Answered<T> = { result: T; seen?: Position }
export type Standby = ReturnType<typeof openStandby>

/** Nothing that the standby answers is older than this and one more sample. */
const maxLagMs = 4_000
const sampleMs = 1_000
/** After a failure, the standby is left alone for as long. */
const restMs = 2_000
const maxConnectionMs = 500
const maxAnswerMs = 2_000

/**
 * A standby of the database, which answers reads that may be a moment old. It's asked only if it has replayed everything
 * that the member has seen, and everything that the primary had four to five seconds ago. Whenever it lags, fails, or is
 * no standby (any more), the primary answers.
 */
export function openStandby({ primary, connectionString, poolSize, log, reads, tracing }: Options) {
  const pool = createPool({
    connectionString,
    poolSize,
    name: 'api-standby',
    onError: (error) => log.debug({ err: error }, 'lost a connection to the standby'),
    statementTimeoutMs: maxAnswerMs,
    answerTimeoutMs: maxAnswerMs,
    connectionTimeoutMs: maxConnectionMs,
    tracing,
  })
  const db = createDb(pool)
  const samples: { at: number; position: Position }[] = []
  let restsUntil = 0

  /** Never fails, because its callers have something to say that must not get lost. */
  async function position(): Promise<Position> {
    try {
      const { rows } = await sql<{ position: Position }>`select pg_current_wal_insert_lsn() as position`.execute(
        primary,
      )
      return rows[0]?.position ?? unreachable
    } catch {
      return unreachable
    }
  }

  async function sample(): Promise<void> {
    const at = performance.now()
    const now = await position()
    // While the primary is silent there are no new commits, so the last position stays good.
    if (now !== unreachable) samples.push({ at, position: now })
    while (samples[1] && samples[1].at <= at - maxLagMs) samples.shift()
  }
  void sample()
  const timer = setInterval(() => void sample(), sampleMs)
  timer.unref()

  function rest(error: unknown): void {
    if (restsUntil === 0) log.warn({ err: error }, 'the standby does not answer; the primary answers instead')
    restsUntil = performance.now() + restMs
  }

  /** Undefined if the primary has to answer. */
  async function tryStandby<T>(seen: Position, work: (db: Db) => Promise<T>): Promise<Answered<T> | undefined> {
    const floor = samples[0]?.position
    if (!floor || performance.now() < restsUntil) return undefined
    try {
      return await db.connection().execute(async (connection) => {
        // On the same connection, because there may be several standbys behind one address.
        const { rows } = await hasReplayed(seen, floor).execute(connection)
        if (restsUntil > 0) log.info('the standby answers again')
        restsUntil = 0
        return rows[0]?.is ? { result: await work(connection) } : undefined
      })
    } catch (error) {
      // What isn't there yet may be at the primary.
      if (!(error instanceof AppError)) rest(error)
      return undefined
    }
  }

  return {
    position,
    /** `seen` of the answer is what the member has seen now, if that is news. */
    read: async <T>(seen: Position | undefined, work: (db: Db) => Promise<T>): Promise<Answered<T>> => {
      const answered = seen === undefined ? undefined : await tryStandby(seen, work)
      reads.inc({ database: answered ? 'standby' : 'primary' })
      if (answered) return answered
      const result = await work(primary)
      return { result, seen: await position() }
    },
    close: async () => {
      clearInterval(timer)
      await db.destroy()
    },
  }
}

const hasReplayed = (seen: Position, floor: Position): RawBuilder<{ is: boolean }> =>
  sql`select pg_is_in_recovery() and
    pg_last_wal_replay_lsn() >= greatest(${seen}::pg_lsn, ${floor}::pg_lsn) as is`
