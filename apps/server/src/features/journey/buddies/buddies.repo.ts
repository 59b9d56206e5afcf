import { buddyInvitationDays, type Person, type QuietHours, type QuietWord } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { inboxTold } from '#platform/queue/inbox-news.ts'
import { timelineColumns, timelineOfRow, type TimelineRow } from '../calendar/timeline.sql.ts'
import { isGentleColumn } from '../settings/gentle.sql.ts'
import { type StreakRow, streakOfRow } from '../streak/streak-update.sql.ts'
import { noStreak } from '../streak/streak.rules.ts'

type Word = { word: QuietWord; day: string; at: string }

export type PairRow = {
  person: Person
  status: 'invited' | 'active'
  /** True if the reader sent the invitation. */
  isInviter: boolean
  invitedAt: Date
  since: string
  sent: Word | null
  received: Word | null
  isMuting: boolean
}

const follows = (one: ReturnType<typeof sql>, other: ReturnType<typeof sql>) =>
  sql`exists (select from followers where follower_id = ${one} and following_id = ${other})`

const wordOf = (side: 'word1' | 'word2') => sql`case when ${sql.ref(side)} is not null then json_build_object(
  'word', ${sql.ref(side)}, 'day', ${sql.ref(`${side}_day`)}, 'at', ${sql.ref(`${side}_at`)}) end`

/** The reader's buddies, and invitations between members who still follow each other, newest first. */
export async function listPairs(db: Db, reader: string): Promise<PairRow[]> {
  const isInviter = sql`pair.user_id1 = ${reader}`
  const { rows } = await sql<PairRow>`
    select json_build_object('id', person.id, 'username', person.username, 'displayName', person.display_name,
        'profileImage', person.profile_image, 'isVerified', person.is_verified) as person,
      pair.status, ${isInviter} as "isInviter", pair.created_at as "invitedAt", pair.since_day as since,
      case when ${isInviter} then ${wordOf('word1')} else ${wordOf('word2')} end as sent,
      case when ${isInviter} then ${wordOf('word2')} else ${wordOf('word1')} end as received,
      exists (select from mutes where muter_id = ${reader} and muted_id = person.id) as "isMuting"
    from practice_buddies as pair
      join users as person on person.id = case when ${isInviter} then pair.user_id2 else pair.user_id1 end
    where ${reader} in (pair.user_id1, pair.user_id2) and person.erasure_due_at is null and person.suspended_at is null and (pair.status = 'active' or pair.status = 'invited'
      and ${follows(sql`pair.user_id1`, sql`pair.user_id2`)} and ${follows(sql`pair.user_id2`, sql`pair.user_id1`)})
    order by pair.created_at desc, person.id`.execute(db)
  return rows
}

type DaysRow = TimelineRow & {
  id: string
  streak: StreakRow | null
  practisedDays: string[]
  coveredDays: string[]
  isQuiet: boolean
  isGentle: boolean
  quietHours: QuietHours | null
}

/** What the shared days of these members depend on, from one day on, and whether words can reach them now. */
export async function listMembersDays(db: Db, ids: string[], { since, now }: { since: string; now: Date }) {
  const { rows } = await sql<DaysRow>`
    select users.id, ${timelineColumns(sql`least(${since}::date, user_streaks.last_practice_date)`)},
      case when user_streaks.user_id is not null then to_json(user_streaks) end as streak,
      to_json(array(select practice_day from daily_totals
        where user_id = users.id and practice_day >= ${since} and sessions > 0)) as "practisedDays",
      to_json(array(select day from covered_days where user_id = users.id and day >= ${since})) as "coveredDays",
      coalesce((select quiet_mode from user_preferences where user_id = users.id), false) as "isQuiet",
      ${isGentleColumn(now)} as "isGentle",
      (select json_build_object('from', to_char(quiet_from, 'HH24:MI'), 'to', to_char(quiet_to, 'HH24:MI'))
        from reminder_settings where user_id = users.id) as "quietHours"
    from users left join user_streaks on user_streaks.user_id = users.id
    where users.id = any(${ids}::uuid[])`.execute(db)
  return rows.map(toMemberDays)
}

const toMemberDays = (row: DaysRow) => ({
  ...row,
  streak: row.streak ? streakOfRow(row.streak) : noStreak,
  timeline: timelineOfRow(row),
})

/** Members who follow the reader and are followed back, except buddies and invited members. Newest members first. */
export async function listMutualFollows(
  db: Db,
  reader: string,
  { count, after }: { count: number; after: string | undefined },
): Promise<Person[]> {
  const further = after ? sql`and mine.following_id < ${after}` : sql``
  const { rows } = await sql<Person>`
    select person.id, person.username, person.display_name as "displayName",
      person.profile_image as "profileImage", person.is_verified as "isVerified"
    from followers as mine
      join followers as theirs on theirs.follower_id = mine.following_id and theirs.following_id = mine.follower_id
      join users as person on person.id = mine.following_id
    where mine.follower_id = ${reader} ${further} and person.erasure_due_at is null and person.suspended_at is null and not exists (
      select from practice_buddies as pair where pair.status <> 'ended'
        and (pair.user_id1 = person.id and pair.user_id2 = ${reader} or pair.user_id1 = ${reader} and pair.user_id2 = person.id))
    order by mine.following_id desc limit ${count}`.execute(db)
  return rows
}

/**
 * False unless the two follow each other. Until the transaction ends, neither can unfollow or block the other. A block
 * ends the follows first, so it waits here, and then finds the pair that was created meanwhile.
 */
export async function lockMutualFollow(tx: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`select from followers
    where (follower_id, following_id) in ((${one}, ${other}), (${other}, ${one}))
    order by follower_id for share`.execute(tx)
  return rows.length === 2
}

/** Makes acceptances that change a member's number of buddies happen one at a time. */
export async function lockMembers(tx: Db, ids: string[]): Promise<void> {
  await sql`select from users where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
}

/** The number of buddies of the member who has the most. */
export async function countBuddies(db: Db, ids: string[]): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max((select count(*) from practice_buddies
      where status = 'active' and member.id in (user_id1, user_id2))), 0)::int as most
    from unnest(${ids}::uuid[]) as member (id)`.execute(db)
  return rows[0]?.most ?? 0
}

/** False if the two are already buddies or have an open invitation, or if the same invitation was sent recently. */
export async function insertInvitation(tx: Db, inviter: string, invited: string, at: Date): Promise<boolean> {
  await sql`
    delete from practice_buddies where ${isPair(inviter, invited)} and status = 'ended'
      and (user_id1 <> ${inviter} or created_at <= ${at}::timestamptz - ${buddyInvitationDays} * interval '1 day')`.execute(
    tx,
  )
  const { rows } = await sql`
    insert into practice_buddies (user_id1, user_id2, status, created_at)
    select ${inviter}, ${invited}, 'invited', ${at}
    where not exists (select from practice_buddies where ${isPair(inviter, invited)})
    on conflict do nothing returning user_id1`.execute(tx)
  return rows.length > 0
}

export async function findStatus(tx: Db, one: string, other: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    select status from practice_buddies where ${isPair(one, other)}`.execute(tx)
  return rows[0]?.status
}

const isPair = (one: string, other: string) => sql`(user_id1, user_id2) in ((${one}, ${other}), (${other}, ${one}))`

/** False if there is no such invitation. */
export async function acceptInvitation(tx: Db, inviter: string, invited: string, since: string): Promise<boolean> {
  const row = await tx
    .updateTable('practice_buddies')
    .set({ status: 'active', since_day: since })
    .where('user_id1', '=', inviter)
    .where('user_id2', '=', invited)
    .where('status', '=', 'invited')
    .returning('user_id1')
    .executeTakeFirst()
  return row !== undefined
}

export async function endPair(db: Db, one: string, other: string, status: 'invited' | 'active'): Promise<void> {
  await sql`
    update practice_buddies set status = 'ended', word1 = null, word1_day = null, word1_at = null,
      word2 = null, word2_day = null, word2_at = null
    where ${isPair(one, other)} and status = ${status}`.execute(db)
}

export async function deletePair(tx: Db, one: string, other: string): Promise<void> {
  await sql`delete from practice_buddies where ${isPair(one, other)}`.execute(tx)
}

export async function deleteEndedBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('practice_buddies').where('status', '=', 'ended').where('created_at', '<', at).execute()
}

type NewQuietWord = { from: string; to: string; word: QuietWord; day: string; at: Date }

/** False if they aren't buddies, or if a word was already sent that day, even a moment ago. */
export async function updateQuietWord(db: Db, { from, to, word, day, at }: NewQuietWord): Promise<boolean> {
  const isFirst = sql`user_id1 = ${from}`
  const { rows } = await sql`
    update practice_buddies set
      word1 = case when ${isFirst} then ${word} else word1 end,
      word1_day = case when ${isFirst} then ${day}::date else word1_day end,
      word1_at = case when ${isFirst} then ${at}::timestamptz else word1_at end,
      word2 = case when ${isFirst} then word2 else ${word} end,
      word2_day = case when ${isFirst} then word2_day else ${day}::date end,
      word2_at = case when ${isFirst} then word2_at else ${at}::timestamptz end
    where ${isPair(from, to)} and status = 'active'
      and ${day}::date > coalesce(case when ${isFirst} then word1_day else word2_day end, '-infinity')
    returning ${inboxTold('buddies', to)}`.execute(db)
  return rows.length > 0
}
