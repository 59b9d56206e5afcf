import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import type { MeasuredMetric } from '#platform/metrics.ts'

export type Pulse = { beatMs: number; deadAfterMs: number }

/** Slow enough to cost next to nothing, and fast enough to release a dead worker's jobs within a minute. */
export const usualPulse: Pulse = { beatMs: 10_000, deadAfterMs: 35_000 }

/**
 * graphile-worker keeps a dead worker's jobs locked for four hours. So each worker writes a heartbeat with its
 * measurements, and releases the jobs of workers whose heartbeat has stopped.
 */
export async function startHeartbeat(
  db: Db,
  workerId: string,
  { beatMs, deadAfterMs }: Pulse,
  log: Logger,
  measure: () => Promise<MeasuredMetric[]>,
) {
  const beat = async () => {
    const metrics = JSON.stringify(await measure())
    await sql`insert into worker_heartbeats (worker_id, seen_at, metrics) values (${workerId}, now(), ${metrics}::jsonb)
      on conflict (worker_id) do update set seen_at = now(), metrics = excluded.metrics`.execute(db)
    const freed = await freeJobsOfTheDead(db, workerId, deadAfterMs)
    if (freed.length > 0) log.warn({ workers: freed }, 'released jobs from dead workers')
  }
  await beat()
  let lastBeat = Promise.resolve()
  let isBeating = false
  const timer = setInterval(() => {
    if (isBeating) return
    isBeating = true
    lastBeat = beat()
      .catch((error: unknown) => log.error({ err: error }, 'worker heartbeat failed'))
      .finally(() => {
        isBeating = false
      })
  }, beatMs)
  return {
    stop: async () => {
      clearInterval(timer)
      // A heartbeat that is still being written would come back after it was deleted.
      await lastBeat
      await sql`delete from worker_heartbeats where worker_id = ${workerId}`.execute(db)
    },
  }
}

/**
 * The lock must be old too, because a worker that just started may hold jobs before its first heartbeat is written. The
 * caller itself is always alive, even if its heartbeat is late on an overloaded machine.
 */
async function freeJobsOfTheDead(db: Db, workerId: string, deadAfterMs: number): Promise<string[]> {
  const { rows } = await sql<{ worker_id: string }>`
    with cutoff as (select now() - make_interval(secs => ${deadAfterMs / 1000}) as at),
    live_workers as (select worker_id from worker_heartbeats, cutoff where seen_at > cutoff.at),
    lock_holders as (
      select locked_by as worker_id, locked_at from graphile_worker._private_jobs where locked_by is not null
      union all
      select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
    ),
    deleted_heartbeats as (delete from worker_heartbeats using cutoff where seen_at <= cutoff.at)
    select distinct worker_id from lock_holders, cutoff
    where locked_at <= cutoff.at and worker_id <> ${workerId} and worker_id not in (select worker_id from live_workers)`.execute(
    db,
  )
  const dead = rows.map((row) => row.worker_id)
  if (dead.length > 0) await sql`select graphile_worker.force_unlock_workers(${dead}::text[])`.execute(db)
  return dead
}
