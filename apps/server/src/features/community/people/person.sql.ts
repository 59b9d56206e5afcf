// Expects the alias `users as person`.
import { sql } from 'kysely'
import { isFollowing } from '../shared/visibility.sql.ts'

export const personId = sql.ref('person.id')

/** The columns that all members may see of each other. */
export const personColumns = sql`person.id, person.username, person.display_name as "displayName",
  person.profile_image as "profileImage", person.is_verified as "isVerified"`

export const hasRequested = (reader: string) =>
  sql<boolean>`exists (select from follow_requests where follower_id = ${reader} and following_id = person.id)`

export const followState = (reader: string) => sql`case
  when ${isFollowing(reader, personId)} then 'following'
  when ${hasRequested(reader)} then 'requested'
  else 'none' end as follow`

export const cardColumns = (reader: string) => sql`${personColumns}, ${followState(reader)}`
