import type { PersonCard } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'
import { hasRequested, personColumns, personId } from './person.sql.ts'
import { isFollowing, isFindable, notMuted } from '../shared/visibility.sql.ts'

/**
 * How much is read at most, for any reader and any number of members. These are literals, because with a parameter
 * PostgreSQL's plan assumes a limit of a tenth of the table.
 */
const newestMembers = sql.lit(60)
const latestSessions = sql.lit(200)
const followedPeople = sql.lit(50)
const ofEachSource = sql.lit(60)

/** The limit for all sources together. */
export const maxDiscovered = 20

export const sources = ['near', 'friends', 'new'] as const

export type Candidate = PersonCard & { source: (typeof sources)[number] }

/** Authors of the latest public sessions in the limb that the reader practises most. */
const near = (reader: string) => sql`
  select user_id as id, 'near' as source, min(place) as place
  from (
    select user_id, limb_type, row_number() over (order by id desc) as place
    from practice_sessions where visibility = 'public' order by id desc limit ${latestSessions}
  ) as latest
  where limb_type = (
    select limb_type from feeling_totals where user_id = ${reader}
    group by limb_type order by sum(sessions) desc, limb_type limit 1
  )
  group by user_id order by place limit ${ofEachSource}`

/** People followed by those the reader follows, most followed first. */
const friends = (reader: string) => sql`
  select theirs.following_id as id, 'friends' as source,
    row_number() over (order by count(*) desc, theirs.following_id desc) as place
  from (
    select following_id from followers where follower_id = ${reader}
    order by following_id desc limit ${followedPeople}
  ) as friend
  cross join lateral (
    select following_id from followers where follower_id = friend.following_id
    order by following_id desc limit ${followedPeople}
  ) as theirs
  group by theirs.following_id order by place limit ${ofEachSource}`

const newest = sql`
  select id, 'new' as source, row_number() over (order by id desc) as place
  from (select id from users order by id desc limit ${newestMembers}) as latest order by place`

/**
 * The best candidates of a source, limited to people that the reader may see and doesn't know yet. They are looked up
 * in order, best first, and only until a page could be full.
 */
const shown = (reader: string, candidates: RawBuilder<unknown>) => sql`(
  select ${personColumns}, source, place
  from (${candidates}) as candidate join users as person on person.id = candidate.id
  where person.id <> ${reader} and not ${isFollowing(reader, personId)} and not ${hasRequested(reader)}
    and ${isFindable(reader, personId, 'person')} and ${notMuted(reader, personId)}
  order by place limit ${sql.lit(maxDiscovered)})`

const candidatesFor = statement(
  (reader: string) => sql<Candidate>`
    select id, username, "displayName", "profileImage", "isVerified", 'none' as follow, source
    from (
      ${shown(reader, near(reader))} union all ${shown(reader, friends(reader))} union all ${shown(reader, newest)}
    ) as candidate
    order by source, place`,
)

/** Suggestions by source, each with the best first. */
export const listCandidates = (db: Db, reader: string): Promise<Candidate[]> => rowsOf(db, candidatesFor(reader))

/** Also true if the reader can't see any of them, so that no one learns of a block from it. */
export async function hasOthers(db: Db, reader: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '<>', reader).limit(1).executeTakeFirst()
  return row !== undefined
}
