import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type QueueStats = { waiting: number; oldestAt: Date | null; failed: number }

type Row = QueueStats & { isEmail: boolean; workerSeenAt: Date | null }

/** Jobs that send an email have names like `waitlist.send_invitation`. */
const isEmail = sql<boolean>`task.identifier like '%.send\\_%'`

/** What is waiting and since when, which jobs have used all their attempts, and when a worker was last alive. */
export async function readQueues(db: Db) {
  const { rows } = await sql<Row>`
    select kind.is_email as "isEmail",
      count(job.id) filter (where job.attempts < job.max_attempts)::int as waiting,
      min(job.created_at) filter (where job.attempts < job.max_attempts) as "oldestAt",
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
