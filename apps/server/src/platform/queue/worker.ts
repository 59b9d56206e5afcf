import { EventEmitter } from 'node:events'
import { type JobHelpers, Logger as GraphileLogger, parseCronItems, run, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import { measureWorker, type Metrics } from '#platform/metrics.ts'
import type { Tracing } from '#platform/tracing/tracing.ts'
import { FailedForGood, Held, holdJob, type Job, type ScheduledJob } from './jobs.ts'
import { type Pulse, startHeartbeat, usualPulse } from './heartbeat.ts'

type Options = {
  pool: Pool
  db: Db
  log: Logger
  metrics: Metrics
  jobs: readonly Job[]
  schedule: readonly ScheduledJob[]
  concurrency: number
  /** Answers with what was done instead if the job must not run now. */
  postpone?: (job: JobHelpers['job']) => Promise<string | undefined>
  pulse?: Pulse
  tracing?: Tracing | undefined
}

/** Takes jobs until it is stopped. Stopping finishes the current jobs and releases the others. */
export async function startWorker({
  pool,
  db,
  log,
  metrics,
  jobs,
  schedule,
  concurrency,
  postpone = async () => undefined,
  pulse = usualPulse,
  tracing,
}: Options) {
  const events: WorkerEvents = new EventEmitter()
  let poolId = ''
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id
  })

  const timed = async ({ name, run: work }: Job, payload: unknown) => {
    const done = metrics.jobSeconds.startTimer({ task: name })
    try {
      await (tracing ? tracing.span(`job ${name}`, { task: name }, () => work(payload)) : work(payload))
      done({ outcome: 'done' })
    } catch (error) {
      if (error instanceof Held) {
        done({ outcome: 'held' })
        return holdJob(db, { name, payload, waitMs: error.waitMs })
      }
      if (error instanceof FailedForGood) {
        done({ outcome: 'given up' })
        return log.error({ err: error, job: name }, 'job failed permanently')
      }
      done({ outcome: 'failed' })
      log.error({ err: error, job: name }, 'job failed, will retry')
      throw error
    }
  }

  const runOrPostpone = async (job: Job, payload: unknown, { job: queued }: JobHelpers) => {
    const outcome = await postpone(queued)
    if (outcome === undefined) return timed(job, payload)
    metrics.jobSeconds.observe({ task: job.name, outcome }, 0)
  }

  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    events,
    logger: new GraphileLogger(() => (level, message) => {
      if (level === 'error') log.error(message)
      else log.debug(message)
    }),
    taskList: Object.fromEntries([
      ...jobs.map(
        (job) => [job.name, (payload: unknown, helpers: JobHelpers) => runOrPostpone(job, payload, helpers)] as const,
      ),
      ...schedule.map((job) => [job.name, (payload: unknown) => timed(job, payload)] as const),
    ]),
    parsedCronItems: parseCronItems(
      schedule.map(({ name, crontab }) => ({ task: name, identifier: name, match: crontab })),
    ),
    preset: { worker: { localQueue: { size: concurrency + 1 }, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const heartbeat = await startHeartbeat(db, poolId, pulse, log, () => measureWorker(metrics.registry))
  return {
    stop: async () => {
      await runner.stop()
      // graphile-worker 0.18 gives back the jobs it had fetched ahead, but doesn't wait for it.
      await sql`select graphile_worker.force_unlock_workers(array[${poolId}])`.execute(db)
      await heartbeat.stop()
    },
  }
}
