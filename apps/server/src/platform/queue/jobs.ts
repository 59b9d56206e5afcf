import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { sha256 } from '#platform/keys.ts'
import type { Logger } from '#platform/log.ts'

/** Work that may run later, more than once and in any worker, so its handler must be idempotent. */
export type JobDefinition<Payload = never> = { name: `${string}.${string}`; payload: z.ZodType<Payload> }

/** Thrown by a job that would fail every time, so that it isn't retried. */
export class FailedForGood extends Error {
  override name = 'FailedForGood'
}

/** Thrown by a job whose time hasn't come. It runs again after this wait, and that counts as its first attempt. */
export class Held extends Error {
  override name = 'Held'
  readonly waitMs: number
  constructor(waitMs: number) {
    super('held back for now')
    this.waitMs = waitMs
  }
}

/** A definition with its handler. */
export type Job = { name: string; run: (payload: unknown) => Promise<void> }

/** A job that runs on a schedule, given in crontab's five fields and in UTC. */
export type ScheduledJob = Job & { crontab: string }

export const defineJob = <Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> => definition

export const handleJob = <Payload>(
  { name, payload }: JobDefinition<Payload>,
  work: (payload: Payload) => Promise<void>,
): Job => ({ name, run: (raw) => work(payload.parse(raw)) })

/** Logs an item that fails and continues with the rest. Returns the items that failed. */
export async function workOnEach<Item>(
  log: Logger,
  { items, work, trouble }: { items: readonly Item[]; work: (item: Item) => Promise<unknown>; trouble: string },
): Promise<Item[]> {
  const failed: Item[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      log.error({ err: error }, trouble)
      failed.push(item)
    }
  }
  return failed
}

const maxAttempts = 12

/** If `db` is a transaction, the job exists only if the transaction commits. */
export async function enqueue<Payload>(db: Db, job: JobDefinition<Payload>, payload: Payload): Promise<void> {
  await sql`select ${enqueued(job, sql`${JSON.stringify(payload)}::json`)}`.execute(db)
}

/** The same, unless a job with this key is waiting already. Then that one keeps its place, with this payload. */
export async function enqueueOnce<Payload>(
  db: Db,
  { name }: JobDefinition<Payload>,
  { payload, key }: { payload: Payload; key: string },
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, job_key => ${key},
    job_key_mode => 'preserve_run_at', max_attempts => ${maxAttempts})`.execute(db)
}

/** The same within a statement that changes something: one job for each of its rows. `payload` is JSON. */
export const enqueued = ({ name }: { name: string }, payload: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`graphile_worker.add_job(${name}, ${payload}, max_attempts => ${maxAttempts})`

/** The start of the key of every job that was held back. */
export const heldKey = 'held '

/** A worker that dies after this runs the job once more, and the key makes sure that it still waits only once. */
export async function holdJob(db: Db, { name, payload, waitMs }: { name: string; payload: unknown; waitMs: number }) {
  const text = JSON.stringify(payload)
  const key = `${heldKey}${name} ${sha256(text).toString('base64url')}`
  await sql`select graphile_worker.add_job(${name}, ${text}::json, job_key => ${key}, max_attempts => ${maxAttempts},
    run_at => now() + make_interval(secs => ${waitMs / 1_000}))`.execute(db)
}

/** Deletes the jobs whose payload contains one of these texts as a value. A job that is already running finishes. */
export async function deleteJobsMentioning(tx: Db, texts: readonly (string | null)[]): Promise<void> {
  const values = texts.filter((text) => text !== null).map((text) => JSON.stringify(text))
  await sql`delete from graphile_worker._private_jobs as job where exists (
    select from unnest(${values}::text[]) as value where strpos(lower(job.payload::text), lower(value)) > 0)`.execute(
    tx,
  )
}
