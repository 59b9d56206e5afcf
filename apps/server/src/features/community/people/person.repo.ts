import type { MemberPage } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { isFollowedBy, isFollowing, isFindable, notMuted } from '../shared/visibility.sql.ts'
import { cardColumns, personId } from './person.sql.ts'

/** The social media usernames that the reader may see. */
const sharedConnections = (reader: string) => sql`
  select json_agg(json_build_object('platform', platform, 'platformUsername', platform_username) order by platform)
    as shared
  from social_connections where user_id = person.id and is_connected
    and (person.id = ${reader} or visibility = 'public' or visibility = 'followers' and ${isFollowing(reader, personId)})`

export async function findMemberPage(db: Db, reader: string, username: string): Promise<MemberPage | undefined> {
  const { rows } = await sql<MemberPage>`
    select ${cardColumns(reader)}, person.bio,
      coalesce(counts.followers, 0) as followers, coalesce(counts.following, 0) as following,
      ${isFollowedBy(reader, personId)} as "followsReader",
      not ${notMuted(reader, personId)} as "isMuted",
      coalesce(connections.shared, '[]') as "socialConnections"
    from users as person left join follow_counts as counts on counts.user_id = person.id
      left join lateral (${sharedConnections(reader)}) as connections on true
    where person.username_key = username_key(${username}) and ${isFindable(reader, personId)}
    order by person.username = ${username} desc, person.username_twin limit 1`.execute(db)
  return rows[0]
}

/** The id behind a username; undefined if there is none, or one of the two has blocked the other. */
export async function findVisiblePerson(db: Db, reader: string, username: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from users
    where username_key = username_key(${username}) and ${isFindable(reader, sql.ref('users.id'))}
    order by username = ${username} desc, username_twin limit 1`.execute(db)
  return rows[0]?.id
}
