import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Counter } from '../shared/community.deps.ts'

type UserId = string

const beforeAll = '00000000-0000-0000-0000-000000000000'

const followersOf = (person: string) => sql`(select count(*) from followers where following_id = ${sql.ref(person)})`
const followingOf = (person: string) => sql`(select count(*) from followers where follower_id = ${sql.ref(person)})`

/** The id where a batch of this many members ends, or null at the end of the table. */
async function findEnd(db: Db, after: UserId, members: number): Promise<UserId | null> {
  const { rows } = await sql<{ id: UserId }>`select id from users where id > ${after}
    order by id limit 1 offset ${members - 1}`.execute(db)
  return rows[0]?.id ?? null
}

/**
 * The statement sees counters and follows at the same moment, and the two always change together, so any difference is
 * an error.
 */
async function listDrifted(db: Db, after: UserId, end: UserId | null): Promise<UserId[]> {
  const until = end ? sql`and id <= ${end}` : sql``
  const { rows } = await sql<{ id: UserId }>`
    select id from users left join follow_counts as counts on counts.user_id = id
    where id > ${after} ${until} and (
      coalesce(counts.followers, 0) <> ${followersOf('users.id')}
      or coalesce(counts.following, 0) <> ${followingOf('users.id')})`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Locks the counters in the order of their ids, like every other change. Follows that are in progress are added
 * afterwards.
 */
async function repair(tx: Db, drifted: UserId[]): Promise<void> {
  await sql`insert into follow_counts as counts (user_id)
    select id from users where id = any(${drifted}) order by id
    on conflict (user_id) do update set followers = counts.followers`.execute(tx)
  await sql`update follow_counts as counts
    set followers = ${followersOf('counts.user_id')}, following = ${followingOf('counts.user_id')}
    where user_id = any(${drifted})`.execute(tx)
}

export const followCounter = ({ members }: { members: number }): Counter<UserId> => ({
  name: 'follows',
  findDrift: async (db, after) => {
    const from = after ?? beforeAll
    const end = await findEnd(db, from, members)
    return { drifted: await listDrifted(db, from, end), end }
  },
  repair,
})
