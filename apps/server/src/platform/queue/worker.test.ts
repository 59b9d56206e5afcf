import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createDb, createPool } from '#platform/db/database.ts'
import { createLogger } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { testDatabaseUrl } from '#testing/database.ts'
import { defineJob, enqueue, FailedForGood, handleJob, Held, holdJob, type Job } from './jobs.ts'
import { startHeartbeat } from './heartbeat.ts'
import { readQueues } from './queue-stats.repo.ts'
import { startWorker } from './worker.ts'

const connectionString = await testDatabaseUrl()
const pool = createPool({ connectionString, poolSize: 8, name: 'test', onError: () => {} })
const db = createDb(pool)
afterAll(() => db.destroy())
const metrics = createMetrics(pool)

const start = (jobs: Job[], concurrency = 2) =>
  startWorker({
    pool,
    db,
    metrics,
    log: createLogger('silent'),
    jobs,
    schedule: [],
    concurrency,
    pulse: { beatMs: 50, deadAfterMs: 200 },
  })

const payload = z.object({ id: z.string() })
const jobsOf = async (name: string) => {
  const { rows } = await sql<{ locked: boolean; attempts: number }>`
    select j.locked_by is not null as locked, j.attempts from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${name}`.execute(db)
  return rows
}

test('a job gets its validated payload and is removed when done', async () => {
  const job = defineJob({ name: 'test.greet', payload })
  const greeted = Promise.withResolvers<string>()
  const worker = await start([handleJob(job, async ({ id }) => greeted.resolve(id))])
  await enqueue(db, job, { id: 'asha' })
  expect(await greeted.promise).toBe('asha')
  await worker.stop()
  expect(await jobsOf(job.name)).toEqual([])
  expect(await metrics.registry.getSingleMetricAsString('job_seconds')).toContain('task="test.greet",outcome="done"')
})

test('a failed job stays in the queue for another attempt', async () => {
  const job = defineJob({ name: 'test.stumble', payload })
  const tried = Promise.withResolvers<void>()
  const stumble = async () => {
    tried.resolve()
    throw new Error('the mailbox was full')
  }
  const worker = await start([handleJob(job, stumble)])
  await enqueue(db, job, { id: '1' })
  await tried.promise
  await worker.stop()
  expect(await jobsOf(job.name)).toEqual([{ locked: false, attempts: 1 }])
})

test('a job that failed permanently is not retried', async () => {
  const job = defineJob({ name: 'test.deliver', payload })
  const tried = Promise.withResolvers<void>()
  const deliver = async () => {
    tried.resolve()
    throw new FailedForGood('no such mailbox')
  }
  const worker = await start([handleJob(job, deliver)])
  await enqueue(db, job, { id: '1' })
  await tried.promise
  await worker.stop()
  expect(await jobsOf(job.name)).toEqual([])
  expect(await metrics.registry.getSingleMetricAsString('job_seconds')).toContain(
    'task="test.deliver",outcome="given up"',
  )
})

test('a job whose time has not come waits, once, and then runs', async () => {
  const job = defineJob({ name: 'test.hold', payload })
  const before = await readQueues(db)
  const [tried, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ran: string[] = []
  const worker = await start([
    handleJob(job, async () => {
      tried.resolve()
      throw new Held(60 * 60_000)
    }),
  ])
  await enqueue(db, job, { id: '1' })
  await tried.promise
  await worker.stop()
  // As if the worker had died before it could remove the job, and another had held it back again.
  await holdJob(db, { name: job.name, payload: { id: '1' }, waitMs: 60 * 60_000 })
  expect(await jobsOf(job.name)).toEqual([{ locked: false, attempts: 0 }])
  expect(await readQueues(db)).toEqual(before)
  await sql`update graphile_worker._private_jobs set run_at = now() where key like 'held test.hold %'`.execute(db)
  const next = await start([
    handleJob(job, async ({ id }) => {
      ran.push(id)
      done.resolve()
    }),
  ])
  await done.promise
  await next.stop()
  expect(ran).toEqual(['1'])
  expect(await jobsOf(job.name)).toEqual([])
})

test('stopping finishes the current job and releases the others', async () => {
  const job = defineJob({ name: 'test.sit', payload })
  const [sitting, bell] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const finished: string[] = []
  const sit = async ({ id }: { id: string }) => {
    sitting.resolve()
    await bell.promise
    finished.push(id)
  }
  for (const id of ['1', '2', '3']) await enqueue(db, job, { id })
  const worker = await start([handleJob(job, sit)], 1)
  await sitting.promise
  const stopped = worker.stop()
  bell.resolve()
  await stopped
  expect(finished).toEqual(['1'])
  expect((await jobsOf(job.name)).map(({ locked }) => locked)).toEqual([false, false])
})

test('a live worker keeps its jobs, and a worker without a heartbeat loses them', async () => {
  const job = defineJob({ name: 'test.wait', payload })
  await enqueue(db, job, { id: '1' })
  await enqueue(db, job, { id: '2' })
  await sql`insert into worker_heartbeats values ('alive', now() + interval '1 hour'), ('silent', now() - interval '1 hour')`.execute(
    db,
  )
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute',
    locked_by = case payload->>'id' when '1' then 'alive' else 'silent' end
    where task_id = (select id from graphile_worker._private_tasks where identifier = ${job.name})`.execute(db)
  const taken: string[] = []
  const done = Promise.withResolvers<void>()
  const worker = await start([
    handleJob(job, async ({ id }) => {
      taken.push(id)
      done.resolve()
    }),
  ])
  await done.promise
  await worker.stop()
  expect(taken).toEqual(['2'])
  expect(await jobsOf(job.name)).toMatchObject([{ locked: true }])
})

test('a worker never considers itself dead, however late its heartbeat is', async () => {
  const job = defineJob({ name: 'test.rest', payload })
  await enqueue(db, job, { id: '1' })
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'starved'
    where task_id = (select id from graphile_worker._private_tasks where identifier = ${job.name})`.execute(db)
  const pulse = { beatMs: 3_600_000, deadAfterMs: 0 }
  const heartbeat = await startHeartbeat(db, 'starved', pulse, createLogger('silent'), async () => [])
  await heartbeat.stop()
  expect(await jobsOf(job.name)).toMatchObject([{ locked: true }])
})

test('a heartbeat that was being written is gone after the stop', async () => {
  const [writing, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let beats = 0
  const measure = async () => {
    if (++beats > 1) {
      writing.resolve()
      await written.promise
    }
    return []
  }
  const pulse = { beatMs: 10, deadAfterMs: 3_600_000 }
  const heartbeat = await startHeartbeat(db, 'leaving', pulse, createLogger('silent'), measure)
  await writing.promise
  const stopped = heartbeat.stop()
  written.resolve()
  await stopped
  expect((await sql`select from worker_heartbeats where worker_id = 'leaving'`.execute(db)).rows).toEqual([])
})
