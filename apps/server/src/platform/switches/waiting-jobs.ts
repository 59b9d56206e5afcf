import type { SwitchName } from '@sadhana/contract'
import type { Job } from 'graphile-worker'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { jobsOf, switchesOfJob, usefulMinutesOf } from './switch-table.ts'
import type { Switches } from './switches.ts'

type Deps = { db: Db; clock: Clock; switches: Pick<Switches, 'off' | 'noteDropped'> }
type QueuedJob = Pick<Job, 'task_identifier' | 'payload' | 'max_attempts' | 'created_at'>

/** How long a job waits before it looks again. Once it is turned on, the job is woken earlier. */
const lookAgainSeconds = 60
const minuteMs = 60_000

/**
 * Undefined if the job may run. While one of its switches is off it waits, without losing an attempt or its age: a copy
 * takes its place in the queue. If the worker dies in between, the job is there twice, which every job can bear.
 */
export async function postponed(
  { db, clock, switches }: Deps,
  job: QueuedJob,
): Promise<'waiting for a switch' | 'dropped' | undefined> {
  const holding = switchesOfJob(job.task_identifier)
  if (holding.length === 0) return undefined
  const off = await switches.off()
  const holder = holding.find((name) => off.includes(name))
  if (!holder) return undefined
  const usefulMinutes = usefulMinutesOf(job.task_identifier) ?? Infinity
  if (clock.now().getTime() - job.created_at.getTime() > usefulMinutes * minuteMs) {
    await switches.noteDropped(holder, 1)
    return 'dropped'
  }
  await insertCopy(db, job)
  return 'waiting for a switch'
}

const insertCopy = (db: Db, { task_identifier: name, payload, max_attempts: attempts, created_at: at }: QueuedJob) =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts => ${attempts},
        run_at => now() + make_interval(secs => ${lookAgainSeconds}))`.execute(tx)
    await sql`update graphile_worker._private_jobs set created_at = ${at} where id = ${rows[0]?.id}`.execute(tx)
  })

/** Lets the jobs that waited for this switch run now. */
export async function wakeJobs(tx: Db, name: SwitchName): Promise<void> {
  await sql`update graphile_worker._private_jobs as job set run_at = now()
    from graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = any(${jobsOf(name)}::text[])
      and job.locked_at is null and job.attempts = 0 and job.run_at > now()`.execute(tx)
}

/** How many jobs of each kind are in the queue, without those that are running. */
export async function countWaiting(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ job: string; count: number }>`
    select task.identifier as job, count(*)::int as count
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.attempts < job.max_attempts and job.locked_at is null group by task.identifier`.execute(db)
  return new Map(rows.map(({ job, count }) => [job, count]))
}
