import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createDb, createPool } from '#platform/db/database.ts'
import { createLogger } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { testDatabaseUrl } from '#testing/database.ts'
import { recordedLog } from '#testing/recorded-log.ts'
import { defineJob, enqueue, FailedForGood, handleJob, Held, holdJob, type Job } from './jobs.ts'
import { startHeartbeat } from './heartbeat.ts'
import { readQueues } from './queue-stats.repo.ts'
import { startWorker } from './worker.ts'

const connectionString = await testDatabaseUrl()
const pool = createPool({ connectionString, poolSize: 8, name: 'test', onError: () => {} })
const db = createDb(pool)
afterAll(() => db.destroy())
const metrics = createMetrics(pool)

const start = (jobs: Job[], { concurrency = 2, log = createLogger('silent') } = {}) =>
  startWorker({
    pool,
    db,
    metrics,
    log,
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
  const worker = await start([handleJob(job, sit)], { concurrency: 1 })
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

test('a worker that could not write down the end of a job starts again and repeats it', async () => {
  const job = defineJob({ name: 'test.interrupt', payload })
  const blocker = await pool.connect()
  const { log, written } = recordedLog()
  const repeated = Promise.withResolvers<void>()
  let runs = 0
  const interrupt = async () => {
    if (++runs === 2) return repeated.resolve()
    // The worker waits for the lock until its time limit, as it would for a connection.
    await blocker.query('begin')
    await blocker.query('lock table graphile_worker._private_jobs in access exclusive mode')
  }
  const worker = await start([handleJob(job, interrupt)], { log })
  await enqueue(db, job, { id: '1' })
  await vi.waitFor(() => expect(written()).toContain('Failed to complete jobs'), 60_000)
  await blocker.query('rollback')
  blocker.release()
  await repeated.promise
  await worker.stop()
  expect(await jobsOf(job.name)).toEqual([])
})

test('a worker that could not write down the ends of two jobs starts again, too', async () => {
  const job = defineJob({ name: 'test.interrupt_both', payload })
  const blocker = await pool.connect()
  const { log, written } = recordedLog()
  const [bothRun, firstEnds] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const repeated: string[] = []
  let runs = 0
  const interrupt = async ({ id }: { id: string }) => {
    const run = ++runs
    if (run > 2) return void repeated.push(id)
    if (run === 2) {
      bothRun.resolve()
      await firstEnds.promise
      // Ends of one moment would be written together, by a timer that has started before this one.
      return pause(50)
    }
    await bothRun.promise
    await blocker.query('begin')
    await blocker.query('lock table graphile_worker._private_jobs in access exclusive mode')
    firstEnds.resolve()
  }
  const worker = await start([handleJob(job, interrupt)], { log })
  await enqueue(db, job, { id: '1' })
  await enqueue(db, job, { id: '2' })
  await vi.waitFor(() => expect(written().split('Failed to complete jobs')).toHaveLength(3), 60_000)
  await blocker.query('rollback')
  blocker.release()
  await vi.waitFor(() => expect(repeated.toSorted()).toEqual(['1', '2']), 60_000)
  await worker.stop()
  expect(await jobsOf(job.name)).toEqual([])
})

test('a worker whose first look at the queue failed starts again', async () => {
  const job = defineJob({ name: 'test.look', payload })
  await sql`create sequence looks`.execute(db)
  await sql`create function refuse_first_look() returns trigger language plpgsql as $$
    begin
      if nextval('looks') = 1 then raise 'cut off'; end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger refuse_first_look before insert on graphile_worker._private_tasks
    for each row when (new.identifier = 'test.look') execute function refuse_first_look()`.execute(db)
  const looked = Promise.withResolvers<void>()
  const worker = await start([handleJob(job, async () => looked.resolve())])
  const wasRefused = async () =>
    (await sql<{ is_called: boolean }>`select is_called from looks`.execute(db)).rows[0]?.is_called
  await expect.poll(wasRefused, { timeout: 60_000 }).toBe(true)
  await enqueue(db, job, { id: '1' })
  await looked.promise
  await worker.stop()
  expect(await jobsOf(job.name)).toEqual([])
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
