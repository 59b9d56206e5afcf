import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { timelineJobs } from '#features/community/index.ts'
import { listFollowedSessions } from '#features/community/feed/feed.repo.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'

const listed = (ids: readonly string[]) => sql`unnest(${ids}::uuid[])`

/** Members who have done nothing yet. */
export async function quietMembers(db: Db, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  await sql`insert into users (id, username, display_name)
    select id, 'm' || replace(id::text, '-', ''), 'Quiet' from ${listed(ids)} as id`.execute(db)
  return ids
}

/** Lets a member follow all of these at once. */
export async function followAll(db: Db, reader: string, ids: readonly string[]): Promise<void> {
  await sql`insert into followers (follower_id, following_id) select ${reader}, id from ${listed(ids)} as id`.execute(
    db,
  )
  await sql`insert into follow_counts as counts (user_id, following, follows_version) values (${reader}, ${ids.length}, 1)
    on conflict (user_id) do update set following = counts.following + excluded.following,
      follows_version = counts.follows_version + 1`.execute(db)
}

/** Sessions that these members shared within the last `each` hours, long before the first job. */
export async function sharedEarlier(db: Db, ids: readonly string[], each: number): Promise<void> {
  const moment = sql`((extract(epoch from now()) - 60 - number * 3600 - random() * 3000) * 1000)::bigint`
  await sql`insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration,
      before_feeling, after_feeling, visibility)
    select person, (lpad(to_hex(${moment}), 12, '0') || '70008' || substr(md5(random()::text), 1, 15))::uuid,
      '2026-02-01', '06:30', 'UTC', '2026-02-01', 'asana', 20, 'tired', 'calm', 'followers'
    from ${listed(ids)} as person, generate_series(1, ${each}) as number`.execute(db)
}

type Queued = { name: string; payload: unknown }

/** Instead of a worker: the jobs about timelines, which the test runs when it likes, and as often. */
export function timelineQueue(deps: { db: Db; clock: Clock }) {
  const jobs = new Map(timelineJobs(deps).map(({ name, run }) => [name, run]))
  /** Takes all that wait, in order. */
  const take = async (): Promise<Queued[]> => {
    const { rows } = await sql<Queued & { id: string }>`
      delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = job.task_id and task.identifier = any(${[...jobs.keys()]})
      returning job.id, task.identifier as name, job.payload`.execute(deps.db)
    return rows.toSorted((one, other) => Number(one.id) - Number(other.id))
  }
  const run = async ({ name, payload }: Queued) => jobs.get(name)?.(payload)
  const drain = async () => {
    for (const job of await take()) await run(job)
  }
  return { take, run, drain }
}

/** No timeline is as current as this. */
const inTheFuture = new Date('9999-01-01')

/** The ids of the whole feed as it is without a timeline. */
export async function mergedFeed(db: Db, reader: string): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const { sessions } = await listFollowedSessions(db, reader, {
      count: 101,
      after: ids.at(-1),
      current: inTheFuture,
    })
    ids.push(...sessions.map(({ id }) => id))
    if (sessions.length < 101) return ids
  }
}
