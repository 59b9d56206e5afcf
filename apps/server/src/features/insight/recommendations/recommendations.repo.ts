import { type Calendar, type Limb, weeklyGoal } from '@sadhana/contract'
import { sql } from 'kysely'
import { isGentleColumn } from '#features/journey/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { MemberLog } from './evidence.rules.ts'

type Member = Calendar &
  Pick<MemberLog, 'totalSessions' | 'weeklyGoal' | 'difficulty' | 'preferredTime' | 'reasons' | 'inGentleDays'> & {
    hidden: { limbType: Limb; until: string }[]
  }

export async function findRecommendationMember(db: Db, userId: string, now: Date): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    select zone, day_ends_at as "dayEndsAt",
      coalesce(total_sessions, 0) as "totalSessions",
      coalesce(weekly_goal, ${weeklyGoal.default})::int as "weeklyGoal",
      coalesce(difficulty_level, 'beginner') as difficulty,
      coalesce(preferred_practice_time, 'morning') as "preferredTime",
      coalesce(reasons, '{}') as reasons,
      ${isGentleColumn(now)} as "inGentleDays",
      to_json(array(
        select json_build_object('limbType', limb_type, 'until', until)
        from hidden_recommendations where user_id = users.id
      )) as hidden
    from users
    left join user_preferences on user_preferences.user_id = users.id
    left join user_progress on user_progress.user_id = users.id
    where users.id = ${userId}`.execute(db)
  return rows[0]
}

type LogRows = Pick<MemberLog, 'sessions' | 'allTime' | 'lastNight' | 'bedtimes' | 'mood'>

const nightsForBedtime = 7

/**
 * Reads everything in one statement, from indexes and totals. Its cost depends on a month, not on the whole history.
 */
export async function findLog(db: Db, userId: string, days: { from: string; today: string }): Promise<LogRows> {
  const { from, today } = days
  const { rows } = await sql<LogRows>`select
    (
      select coalesce(json_agg(session order by date desc, time desc, minutes desc, "limbType", before, after), '[]')
      from (
        select date, to_char(time, 'HH24:MI') as time, practice_day as "practiceDay", limb_type as "limbType",
          duration as minutes, before_feeling as before, after_feeling as after,
          exists (
            select from practice_hardships as hardship where hardship.user_id = ${userId} and session_id = practice_sessions.id
          ) as "isHard"
        from practice_sessions where user_id = ${userId} and practice_day between ${from} and ${today}
      ) as session
    ) as sessions,
    (
      select coalesce(json_agg(total), '[]') from (
        select limb_type as "limbType", sum(sessions)::int as sessions
        from feeling_totals where user_id = ${userId} group by limb_type
      ) as total
    ) as "allTime",
    (
      select json_build_object('minutes', sum(duration), 'quality', round(avg(quality)))
      from sleep_entries where user_id = ${userId} and date = ${today} having count(*) > 0
    ) as "lastNight",
    array(
      select to_char(clock_in(bedtime, zone), 'HH24:MI') from sleep_entries
      where user_id = ${userId} and date between ${from} and ${today} and bedtime is not null
      order by date desc, id desc limit ${nightsForBedtime}
    ) as bedtimes,
    (
      select json_build_object('mood', mood, 'energy', case when energy_given then energy end)
      from mood_entries
      where user_id = ${userId} and created_at >= ${today}::date - 1 and practice_day = ${today}
      order by created_at desc, id desc limit 1
    ) as mood`.execute(db)
  return rows[0] as LogRows
}

/** If the limb is already hidden for longer, that stays. */
export async function upsertHidden(db: Db, userId: string, limb: Limb, until: string): Promise<void> {
  await db
    .insertInto('hidden_recommendations')
    .values({ user_id: userId, limb_type: limb, until })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'limb_type'])
        .doUpdateSet({ until: sql`greatest(hidden_recommendations.until, excluded.until)` }),
    )
    .execute()
}

export async function deleteHidden(db: Db, userId: string, limb: Limb): Promise<void> {
  await db.deleteFrom('hidden_recommendations').where('user_id', '=', userId).where('limb_type', '=', limb).execute()
}

export type Hidden = { limbType: Limb; until: string }

/** False if the member has already hidden this limb here. */
export async function insertHidden(db: Db, userId: string, { limbType, until }: Hidden): Promise<boolean> {
  const row = await db
    .insertInto('hidden_recommendations')
    .values({ user_id: userId, limb_type: limbType, until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('limb_type')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a limb that the member has since hidden for longer. */
export async function deleteHiddenUntil(db: Db, userId: string, { limbType, until }: Hidden): Promise<void> {
  await db
    .deleteFrom('hidden_recommendations')
    .where('user_id', '=', userId)
    .where('limb_type', '=', limbType)
    .where('until', '=', until)
    .execute()
}
