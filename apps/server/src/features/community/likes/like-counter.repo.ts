import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Counter } from '../shared/community.deps.ts'

type Key = { ownerId: string; sessionId: string }
type Stretch = { counters: number; likes: number }

const key = sql`owner_id, session_id`
const asKey = sql`owner_id as "ownerId", session_id as "sessionId"`
const first = '00000000-0000-0000-0000-000000000000'

/**
 * The key where a batch ends, so that it has neither too many counters nor too many likes. Null at the end of the
 * table.
 */
async function findEnd(db: Db, after: Key, { counters, likes }: Stretch): Promise<Key | null> {
  const later = sql`where (${key}) > (${after.ownerId}, ${after.sessionId}) order by ${key}`
  const { rows } = await sql<Key>`
    (select ${asKey} from session_like_counts ${later} limit 1 offset ${counters - 1})
    union all (select ${asKey} from session_likes ${later} limit 1 offset ${likes - 1})
    order by 1, 2 limit 1`.execute(db)
  return rows[0] ?? null
}

/**
 * The statement sees counters and likes at the same moment, and the two always change together, so any difference is an
 * error.
 */
async function listDrifted(db: Db, after: Key, end: Key | null): Promise<Key[]> {
  const until = end ? sql`and (${key}) <= (${end.ownerId}, ${end.sessionId})` : sql``
  const stretch = sql`where (${key}) > (${after.ownerId}, ${after.sessionId}) ${until}`
  const { rows } = await sql<Key>`
    select ${asKey}
    from (select ${key}, likes from session_like_counts ${stretch}) as counter
    full join (select ${key}, count(*) as likes from session_likes ${stretch} group by ${key}) as actual
      using (${key})
    where coalesce(counter.likes, 0) <> coalesce(actual.likes, 0)`.execute(db)
  return rows
}

/** Locks the counters, so that likes in progress wait and are then added to the repaired count. */
async function repair(tx: Db, drifted: Key[]): Promise<void> {
  const sessions = sql`jsonb_to_recordset(${JSON.stringify(drifted)}::jsonb)
    as drifted ("ownerId" uuid, "sessionId" uuid)`
  await sql`insert into session_like_counts as counter (${key})
    select user_id, id from practice_sessions join ${sessions} on user_id = "ownerId" and id = "sessionId"
    order by 1, 2 for key share of practice_sessions
    on conflict (${key}) do update set likes = counter.likes`.execute(tx)
  await sql`update session_like_counts as counter set likes = (
      select count(*) from session_likes as existing
      where existing.owner_id = counter.owner_id and existing.session_id = counter.session_id
    ) from ${sessions} where counter.owner_id = "ownerId" and counter.session_id = "sessionId"`.execute(tx)
}

export const likeCounter = (stretch: Stretch): Counter<Key> => ({
  name: 'likes',
  findDrift: async (db, after) => {
    const from = after ?? { ownerId: first, sessionId: first }
    const end = await findEnd(db, from, stretch)
    return { drifted: await listDrifted(db, from, end), end }
  },
  repair,
})
