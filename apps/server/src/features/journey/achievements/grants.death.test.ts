import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { killableWorker } from '#testing/processes/killable-worker.ts'
import { testApp } from '#testing/test-app.ts'
import { findTimeline } from '../streak/streak.repo.ts'
import { listLedger } from './achievements.repo.ts'
import { advanceAll } from './achievements.rules.ts'
import { catalogueVersion } from '../streak/tally.rules.ts'

const members = Number(process.env['GRANTED_MEMBERS'] ?? 400)
const kills = 3
const { config, db } = await testApp()

const worker = killableWorker(config)

/** Adds members with one to thirty practices each, logged before there were achievements. */
const insertMembers = sql`
  with member as (
    insert into users (id, username, display_name)
    select gen_random_uuid(), 'member' || number, 'Member' from generate_series(1, ${members}::int) as number
    returning id, substr(username, 7)::int as number
  ),
  sessions as (
    insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling,
      after_feeling)
    select id, gen_random_uuid(), day, '06:30', 'UTC', day,
      (array['asana', 'dhyana', 'pranayama', 'yamas'])[1 + entry % 4], 5 + entry, 'restless', 'calm'
    from member, generate_series(0, number % 30) as entry, lateral (select date '2026-01-01' + entry * (1 + number % 3) as day) as at
  )
  insert into user_streaks (user_id) select id from member`

const holder = new Client(config.DATABASE_URL)
afterAll(() => holder.end())

/** Locks the last member, so that no worker finishes before it is killed, however fast it is. */
async function holdLastMember(): Promise<void> {
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from user_streaks order by user_id desc limit 1 for update')
}

/**
 * The job failed while it waited for the locked member. Without this reset, the next worker would wait before it tries
 * again.
 */
async function startWorker(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db)
  worker.start()
}

const countDone = async () => {
  const { rows } = await sql<{ done: number }>`
    select count(*)::int as done from user_streaks where catalogue_version = ${catalogueVersion}`.execute(db)
  return rows[0]?.done ?? 0
}

test(
  `the job is killed ${kills} times with ${members} members: every achievement is granted once, and none is missing`,
  async () => {
    await insertMembers.execute(db)
    await holdLastMember()
    await sql`select graphile_worker.add_job('journey.grant_achievements')`.execute(db)
    for (let kill = 1; kill <= kills; kill++) {
      await startWorker()
      const target = Math.floor((members * kill) / (kills + 2))
      await vi.waitFor(async () => expect(await countDone()).toBeGreaterThan(target), { timeout: 120_000, interval: 5 })
      await worker.kill()
      expect(await countDone()).toBeLessThan(members)
    }
    await holder.query('commit')
    await startWorker()
    await vi.waitFor(async () => expect(await countDone()).toBe(members), { timeout: 300_000, interval: 50 })
    const { rows } = await sql<{ id: string; keys: string[] }>`
      select users.id, array_agg(key order by key) as keys from users
      join user_achievements on user_id = users.id join achievements on achievements.id = achievement_id
      group by users.id`.execute(db)
    expect(rows).toHaveLength(members)
    for (const { id, keys } of rows) {
      const { earned } = advanceAll(await listLedger(db, id), await findTimeline(db, id))
      expect(keys).toEqual(earned.map(({ key }) => key).toSorted())
    }
  },
  900_000 + members * 200,
)
