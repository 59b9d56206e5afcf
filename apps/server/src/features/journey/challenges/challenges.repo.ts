import type { Calendar, Challenge, NewChallenge } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { GentleOffer } from '../settings/gentle.rules.ts'
import { offersColumn } from '../settings/gentle.sql.ts'
import type { CountedDay } from './challenges.rules.ts'

/** The sessions of a member that count for a challenge which ends on this day. */
const countsUntil = (endDate: string) => sql`session.practice_day between challenges.start_date and ${sql.ref(endDate)}
  and (challenges.limb_type is null or session.limb_type = challenges.limb_type)
  and (challenges.part_of_day is null or challenges.part_of_day = case
    when session.time >= '05:00' and session.time < '12:00' then 'morning'
    when session.time >= '12:00' and session.time < '17:00' then 'afternoon'
    else 'evening' end)`

const columns = sql`challenges.id, title, description, type, requirement, limb_type as "limbType",
  part_of_day as "partOfDay", start_date as "startDate", end_date as "endDate", is_active as "isActive"`

const participants = sql`(
  select count(*)::int from challenge_participants as anyone where anyone.challenge_id = challenges.id) as participants`

type ChallengeRow = NewChallenge & Pick<Challenge, 'id' | 'participants'> & { isActive: boolean }

type MemberChallengeRow = ChallengeRow &
  Calendar & { template: string | null; together: number; isParticipating: boolean; gentleOffers: GentleOffer[] }

/** Every open challenge, and every challenge that the member has joined. */
export async function listChallengesFor(db: Db, userId: string): Promise<MemberChallengeRow[]> {
  const { rows } = await sql<MemberChallengeRow>`
    select ${columns}, ${participants}, template, together, own.user_id is not null as "isParticipating",
      users.zone, users.day_ends_at as "dayEndsAt", ${offersColumn} as "gentleOffers"
    from users cross join challenges
      left join challenge_participants as own on own.user_id = users.id and own.challenge_id = challenges.id
    where users.id = ${userId} and (is_active or own.user_id is not null)
    order by end_date, start_date, challenges.id`.execute(db)
  return rows
}

/** The days that count for the challenges the member has joined, up to their own end of each, in order. */
export async function listCountedDays(
  db: Db,
  userId: string,
  joined: readonly Pick<Challenge, 'id' | 'endDate'>[],
): Promise<(CountedDay & { challengeId: string })[]> {
  const { rows } = await sql<CountedDay & { challengeId: string }>`
    select challenges.id as "challengeId", session.practice_day as day, sum(session.duration)::int as minutes,
      array_agg(distinct session.limb_type) as limbs
    from unnest(${joined.map(({ id }) => id)}::uuid[], ${joined.map(({ endDate }) => endDate)}::date[]) as own (id, last_day)
      join challenges using (id)
      join practice_sessions as session on session.user_id = ${userId} and ${countsUntil('own.last_day')}
    group by challenges.id, session.practice_day
    order by session.practice_day`.execute(db)
  return rows
}

type Window = { today: string; lastStart: string; at: Date }

/** False if there is no such challenge that can be joined on this day. */
export async function insertParticipant(db: Db, userId: string, id: string, window: Window): Promise<boolean> {
  const { rows } = await sql`
    insert into challenge_participants as own (user_id, challenge_id, joined_at)
    select ${userId}, id, ${window.at} from challenges
    where id = ${id} and is_active and end_date >= ${window.today} and start_date <= ${window.lastStart}
    on conflict (user_id, challenge_id) do update set joined_at = own.joined_at
    returning challenge_id`.execute(db)
  return rows.length > 0
}

export async function deleteParticipant(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('challenge_participants').where('user_id', '=', userId).where('challenge_id', '=', id).execute()
}

type Participation = { challengeId: string; joinedAt: string }

/** Works for a challenge that is over, too. False if the member has already joined it here. */
export async function restoreParticipant(db: Db, userId: string, joined: Participation): Promise<boolean> {
  const { rows } = await sql`insert into challenge_participants (user_id, challenge_id, joined_at)
    select ${userId}, id, ${joined.joinedAt} from challenges where id = ${joined.challengeId}
    on conflict do nothing returning challenge_id`.execute(db)
  return rows.length > 0
}

/** If the member has left the challenge and joined it again since, they stay. */
export async function undoParticipant(db: Db, userId: string, joined: Participation): Promise<void> {
  await sql`delete from challenge_participants
    where user_id = ${userId} and challenge_id = ${joined.challengeId} and joined_at = ${joined.joinedAt}`.execute(db)
}

type Which = { after?: { date: string; id: string } | undefined; count?: number }

/** For operators. Newest first. */
export async function listAllChallenges(
  db: Db,
  { after, count }: Which = {},
): Promise<(ChallengeRow & { template: string | null })[]> {
  const { rows } = await sql<ChallengeRow & { template: string | null }>`
    select ${columns}, ${participants}, template from challenges
    where ${after ? sql`(start_date, id) < (${after.date}::date, ${after.id}::uuid)` : sql`true`}
    order by start_date desc, id desc limit ${count ?? null}`.execute(db)
  return rows
}

type Inserted = NewChallenge & { id: string; template: string | null; at: Date }

/** Does nothing if its series has already opened it. */
export async function insertChallenge(db: Db, challenge: Inserted): Promise<void> {
  const { id, title, description, type, requirement, limbType, partOfDay, startDate, endDate, template, at } = challenge
  await sql`
    insert into challenges (id, title, description, type, requirement, limb_type, part_of_day, start_date, end_date,
      template, created_at)
    values (${id}, ${title}, ${description}, ${type}, ${requirement}, ${limbType}, ${partOfDay}, ${startDate}, ${endDate},
      ${template}, ${at})
    on conflict (template, start_date) where template is not null do nothing`.execute(db)
}

/** True if this changed anything, undefined if there is no such challenge. */
export async function updateActive(db: Db, id: string, isActive: boolean): Promise<boolean | undefined> {
  const { rows } = await sql<{ changed: boolean }>`
    with previous as (select id, is_active from challenges where id = ${id} for update)
    update challenges set is_active = ${isActive} from previous where challenges.id = previous.id
    returning previous.is_active <> ${isActive} as changed`.execute(db)
  return rows[0]?.changed
}

export async function closeEndedBefore(db: Db, day: string): Promise<void> {
  await db
    .updateTable('challenges')
    .set({ is_active: false })
    .where('is_active', '=', true)
    .where('end_date', '<', day)
    .execute()
}

export async function listActiveIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('challenges').select('id').where('is_active', '=', true).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Counts everyone's practice together. */
export async function updateTogether(db: Db, id: string): Promise<void> {
  await sql`
    update challenges set together = coalesce((
      select sum(amount) from (
        select case type
          when 'days' then count(distinct session.practice_day)
          when 'minutes' then sum(session.duration)
          else count(distinct session.limb_type) end as amount
        from challenge_participants as anyone
          join practice_sessions as session on session.user_id = anyone.user_id and ${countsUntil('challenges.end_date')}
        where anyone.challenge_id = challenges.id
        group by anyone.user_id
      ) as each
    ), 0) where id = ${id}`.execute(db)
}
