import type { MemberPage, PersonCard } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { isFollowing, notBlocked, notMuted } from './visible.repo.ts'

/** The row of `users as person` that a statement is about. */
export const personId = sql.ref('person.id')

/** What members may know of each other without asking. */
export const personColumns = sql`person.id, person.username, person.display_name as "displayName",
  person.profile_image as "profileImage", person.is_verified as "isVerified"`

export const hasAsked = (reader: string) =>
  sql<boolean>`exists (select from follow_requests where follower_id = ${reader} and following_id = person.id)`

const followState = (reader: string) => sql`case
  when ${isFollowing(reader, personId)} then 'following'
  when ${hasAsked(reader)} then 'requested'
  else 'none' end as follow`

export const cardColumns = (reader: string) => sql`${personColumns}, ${followState(reader)}`

export async function findMemberPage(db: Db, reader: string, username: string): Promise<MemberPage | undefined> {
  const { rows } = await sql<MemberPage>`
    select ${cardColumns(reader)}, person.bio,
      coalesce(counts.followers, 0) as followers, coalesce(counts.following, 0) as following,
      exists (select from followers where follower_id = person.id and following_id = ${reader}) as "followsReader",
      not ${notMuted(reader, personId)} as "isMuted"
    from users as person left join follow_counts as counts on counts.user_id = person.id
    where lower(person.username) = lower(${username}) and ${notBlocked(reader, personId)}`.execute(db)
  return rows[0]
}

export type Followable = Pick<PersonCard, 'id' | 'follow'> & { followers: number; approvesFollowers: boolean }

/** Undefined where there is nobody, or nobody for this reader. */
export async function findFollowable(db: Db, reader: string, id: string): Promise<Followable | undefined> {
  const { rows } = await sql<Followable>`
    select person.id, ${followState(reader)}, coalesce(counts.followers, 0) as followers,
      coalesce(approve_followers, false) as "approvesFollowers"
    from users as person
      left join follow_counts as counts on counts.user_id = person.id
      left join privacy_settings as privacy on privacy.user_id = person.id
    where person.id = ${id} and ${notBlocked(reader, personId)}`.execute(db)
  return rows[0]
}
