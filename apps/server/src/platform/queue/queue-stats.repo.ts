import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { heldKey } from './jobs.ts'

export type QueueStats = { waiting: number; oldestAt: Date | null; failed: number }

type Row = QueueStats & { isEmail: boolean; workerSeenAt: Date | null }

/** Jobs that send an email have names like `waitlist.send_invitation`. */
const isEmail = sql<boolean>`task.identifier like '%.send\\_%'`

/** Held back until someone's quiet hours are over, so nothing is late. */
const isHeld = sql<boolean>`coalesce(starts_with(job.key, ${heldKey}) and job.run_at > now(), false)`
const isWaiting = sql<boolean>`job.attempts < job.max_attempts and not ${isHeld}`
/** A job that was held back waits since then. */
const since = sql<Date>`case when starts_with(job.key, ${heldKey}) then job.run_at else job.created_at end`

/**
 * What is waiting and since when (a job set for later doesn't wait yet), which jobs have used all their attempts, and
 * when a worker was last alive.
 */
export async function readQueues(db: Db) {
  const { rows } = await sql<Row>`
    select kind.is_email as "isEmail",
      count(job.id) filter (where ${isWaiting})::int as waiting,
      min(${since}) filter (where ${isWaiting} and (job.attempts > 0 or job.run_at <= now())) as "oldestAt",
      count(job.id) filter (where job.attempts >= job.max_attempts)::int as failed,
      (select max(seen_at) from worker_heartbeats) as "workerSeenAt"
    from (values (true), (false)) as kind (is_email)
      left join (graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id) on ${isEmail} = kind.is_email
    group by kind.is_email`.execute(db)
  const statsOf = (wanted: boolean): QueueStats => {
    const { waiting = 0, oldestAt = null, failed = 0 } = rows.find((row) => row.isEmail === wanted) ?? {}
    return { waiting, oldestAt, failed }
  }
  return { email: statsOf(true), jobs: statsOf(false), workerSeenAt: rows[0]?.workerSeenAt ?? null }
}
