import { EventEmitter } from 'node:events'
import { Logger as GraphileLogger, parseCronItems, run, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import { measureWorker, type Metrics } from '#platform/metrics.ts'
import type { Tracing } from '#platform/tracing/tracing.ts'
import { FailedForGood, type Job, type ScheduledJob } from './jobs.ts'
import { type Pulse, startHeartbeat, usualPulse } from './heartbeat.ts'

type Options = {
  pool: Pool
  db: Db
  log: Logger
  metrics: Metrics
  jobs: readonly Job[]
  schedule: readonly ScheduledJob[]
  concurrency: number
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
      if (error instanceof FailedForGood) {
        done({ outcome: 'given up' })
        return log.error({ err: error, job: name }, 'job failed permanently')
      }
      done({ outcome: 'failed' })
      log.error({ err: error, job: name }, 'job failed, will retry')
      throw error
    }
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
    taskList: Object.fromEntries(
      [...jobs, ...schedule].map((job) => [job.name, (payload: unknown) => timed(job, payload)]),
    ),
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
