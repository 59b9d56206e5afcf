import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { z } from 'zod'

const lockNotAvailable = '55P03'
const maxKeyLength = 200

export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > maxKeyLength) {
    throw new AppError('request.invalid', {
      fields: { 'idempotency-key': 'Please send 1 to 200 printable characters' },
    })
  }
  return key
}

type Work = (tx: Db) => Promise<unknown>
type Request = {
  scope: string
  key: string
  body: unknown
  serialize?: (act: () => Promise<unknown>) => Promise<unknown>
}
export type Once = (db: Db, request: Request, work: Work) => Promise<unknown>

/**
 * Does the work once per key and returns the first response to every repetition. Repetitions in the same process wait
 * in memory. In the database, each would hold a connection, and a few clients that retry could take the whole pool.
 */
export function createOnce(): Once {
  const underWay = new Map<string, { bodyHash: Buffer; reply: Promise<unknown> }>()
  return async (db, { scope, key, body, serialize = (act) => act() }, work) => {
    const bodyHash = hashOf(body)
    const name = `${scope} ${key}`
    const first = underWay.get(name)
    if (first) {
      if (!first.bodyHash.equals(bodyHash)) throw new AppError('request.key_reused')
      return first.reply
    }
    const reply = serialize(() => workOrRecall(db, { scope, key, bodyHash }, work)).finally(() => underWay.delete(name))
    underWay.set(name, { bodyHash, reply })
    return reply
  }
}

const hashOf = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest()

/**
 * The key is written in the same transaction as the work, so a process that dies in between leaves neither. If several
 * processes get the same request, one works while the others wait at the key's unique index.
 */
async function workOrRecall(
  db: Db,
  { scope, key, bodyHash }: { scope: string; key: string; bodyHash: Buffer },
  work: Work,
): Promise<unknown> {
  return inTransaction(db, async (tx) => {
    const isFirst = await claimKey(tx, scope, key, bodyHash).catch(rethrowInProgress)
    if (!isFirst) return storedReply(tx, scope, key, bodyHash)
    const reply = await work(tx)
    await sql`update idempotency_keys set reply = ${JSON.stringify(reply)}::jsonb
      where scope = ${scope} and key = ${key}`.execute(tx)
    return reply
  })
}

/** A timeout while waiting for the key means that another process is still handling the same request. */
function rethrowInProgress(error: unknown): never {
  if (error instanceof DatabaseError && error.code === lockNotAvailable) {
    throw new AppError('request.in_progress', { cause: error })
  }
  throw error
}

async function claimKey(tx: Db, scope: string, key: string, bodyHash: Buffer): Promise<boolean> {
  const { rows } = await sql`insert into idempotency_keys (scope, key, body_hash) values (${scope}, ${key}, ${bodyHash})
    on conflict (scope, key) do update set body_hash = excluded.body_hash, created_at = now()
      where idempotency_keys.created_at < now() - interval '24 hours'
    returning key`.execute(tx)
  return rows.length > 0
}

async function storedReply(tx: Db, scope: string, key: string, bodyHash: Buffer): Promise<unknown> {
  const stored = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!stored.body_hash.equals(bodyHash)) throw new AppError('request.key_reused')
  return stored.reply
}

const purgeKeys = defineJob({ name: 'platform.purge_idempotency_keys', payload: z.unknown() })

export const idempotencyPurge = (db: Db): ScheduledJob => ({
  crontab: '17 3 * * *',
  ...handleJob(purgeKeys, async () => {
    await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db)
  }),
})
