import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
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
  /** False if the schedule's jobs run only when someone queues them. */
  isScheduled?: boolean
  concurrency: number
  /** Answers with what was done instead if the job must not run now. */
  postpone?: (job: JobHelpers['job']) => Promise<string | undefined>
  pulse?: Pulse
  tracing?: Tracing | undefined
}

const pauseMs = 1_000

/** Longer than a write waits for a lock. */
const lastWritesMs = 5_000
const endings = [
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const

/**
 * Takes jobs until it is stopped. Stopping finishes the current jobs and releases the others.
 *
 * graphile-worker gives up when it can't write down what became of a job, for example because the connection broke at
 * that moment. And if its first look at the queue fails, it keeps that failure and fails at every later look. In both
 * cases its process would live on without doing anything, so it is started again. After two writes failed together, it
 * miscounts those it waits for, and never ends, so it's given five seconds once its jobs have ended.
 */
export async function startWorker(options: Options) {
  const { log } = options
  const stopping = new AbortController()
  let runner = await startRunner(options)

  async function untilDone(act: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await act()
      } catch (error) {
        log.warn({ err: error }, 'the worker cannot start again yet')
        await pause(pauseMs)
      }
    }
  }
  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.ended
      if (stopping.signal.aborted) return
      log.error('the worker gave up; starting it again')
      await untilDone(runner.release)
      await untilDone(async () => {
        runner = await startRunner(options)
      })
    }
    await runner.stop()
  }
  const kept = keepRunning()
  return {
    stop: async () => {
      stopping.abort()
      await runner.stop()
      await kept
      await runner.release()
    },
  }
}

async function startRunner({
  pool,
  db,
  log,
  metrics,
  jobs,
  schedule,
  isScheduled = true,
  concurrency,
  postpone = async () => undefined,
  pulse = usualPulse,
  tracing,
}: Options) {
  const events: WorkerEvents = new EventEmitter()
  const looked = Promise.withResolvers<'taken' | 'failed'>()
  events.once('localQueue:getJobs:complete', () => looked.resolve('taken'))
  const lastWrites = Promise.withResolvers<void>()
  for (const jobsEnded of endings) {
    events.once(jobsEnded, () => void pause(lastWritesMs, undefined, { ref: false }).then(lastWrites.resolve))
  }
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
      if (level !== 'error') return log.debug(message)
      log.error(message)
      if (message.startsWith('Error occurred fetching jobs')) looked.resolve('failed')
    }),
    taskList: Object.fromEntries([
      ...jobs.map(
        (job) => [job.name, (payload: unknown, helpers: JobHelpers) => runOrPostpone(job, payload, helpers)] as const,
      ),
      ...schedule.map((job) => [job.name, (payload: unknown) => timed(job, payload)] as const),
    ]),
    parsedCronItems: parseCronItems(
      isScheduled ? schedule.map(({ name, crontab }) => ({ task: name, identifier: name, match: crontab })) : [],
    ),
    preset: { worker: { localQueue: { size: concurrency + 1 }, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  let hasEnded = false
  const ended = Promise.race([runner.promise, lastWrites.promise]).finally(() => {
    hasEnded = true
  })
  const stop = async () => {
    // It may be stopping by itself.
    if (!hasEnded) runner.stop().catch((error: unknown) => log.debug({ err: error }, 'the worker was stopping'))
    await ended
  }
  looked.promise
    .then((how) => (how === 'failed' ? stop() : undefined))
    .catch((error: unknown) => log.warn({ err: error }, 'the worker cannot be stopped'))
  const heartbeat = await startHeartbeat(db, poolId, pulse, log, () => measureWorker(metrics.registry)).catch(
    async (error: unknown) => {
      await stop()
      throw error
    },
  )
  return {
    ended,
    stop,
    /** Gives back what it still holds once it has ended. */
    release: async () => {
      // Ends its schedule, too, if it has been given up on.
      runner.stop().catch(() => {})
      // graphile-worker 0.18 gives back the jobs it had fetched ahead, but doesn't wait for it.
      await sql`select graphile_worker.force_unlock_workers(array[${poolId}])`.execute(db)
      await heartbeat.stop()
    },
  }
}
