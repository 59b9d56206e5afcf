import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { usualPulse } from '#platform/queue/heartbeat.ts'
import type { MeasuredMetric } from '#platform/metrics.ts'

type QueueState = 'waiting' | 'failing' | 'running' | 'later' | 'given up'
type QueueCount = { task: string; state: QueueState; jobs: number; oldestSeconds: number }

/**
 * The queue by task. `waiting` jobs are due, but no worker has taken them. `failing` jobs have failed and wait for
 * their next attempt. `later` jobs aren't due yet. `given up` jobs have used all their attempts.
 */
export async function countJobs(db: Db): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select t.identifier as task, s.state, count(*)::integer as jobs,
      greatest(0, extract(epoch from now() - min(j.run_at)))::float8 as "oldestSeconds"
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    cross join lateral (select case
      when j.locked_at is not null then 'running'
      when j.attempts >= j.max_attempts then 'given up'
      when j.attempts > 0 and j.run_at > now() then 'failing'
      when j.run_at > now() then 'later'
      else 'waiting' end as state) s
    group by 1, 2`.execute(db)
  return rows
}

type Worker = { id: string; metrics: MeasuredMetric[] | null }

/** Workers with a recent heartbeat. */
export async function listLiveWorkers(db: Db): Promise<Worker[]> {
  const { rows } = await sql<Worker>`select worker_id as id, metrics from worker_heartbeats
    where seen_at > now() - make_interval(secs => ${usualPulse.deadAfterMs / 1000})`.execute(db)
  return rows
}

type Keeping = { lastBackup: number; lastRehearsal: number }

/**
 * When the newest backup was made and the newest successful rehearsal took place, in seconds since 1970. 0 if there is
 * none.
 */
export async function findKeeping(db: Db): Promise<Keeping> {
  const { rows } = await sql<Keeping>`select
    coalesce((select extract(epoch from max(finished_at)) from backups), 0)::float8 as "lastBackup",
    coalesce((select extract(epoch from max(rehearsed_at)) from rehearsals where started and differences = 0), 0)::float8
      as "lastRehearsal"`.execute(db)
  return rows[0] ?? { lastBackup: 0, lastRehearsal: 0 }
}
