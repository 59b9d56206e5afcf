import type { AchievementEntry } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { earnedRows } from '../streak/streak-update.sql.ts'
import type { CatalogueAchievement } from './achievements.texts.ts'
import type { Measure } from './catalogue.rules.ts'
import { type Advance, catalogueVersion, type LedgerPractice } from '../streak/tally.rules.ts'

/** Every practice of a member, in the ledger's order. */
export async function listLedger(tx: Db, userId: string): Promise<LedgerPractice[]> {
  const { rows } = await sql<LedgerPractice>`
    select id, practice_day as "practiceDay", date, left(time::text, 5) as time, zone, limb_type as "limbType",
      duration as minutes, before_feeling as "beforeFeeling", after_feeling as "afterFeeling"
    from practice_sessions where user_id = ${userId}
    order by practice_day, date, time, id`.execute(tx)
  return rows
}

type Replacement = Advance & {
  at: Date
  /** Achievements earned by this practice wait to be placed. All others count as placed. */
  loggedId: string | null
}

/** Grants and withdraws achievements until the member has exactly what the ledger earns. */
export async function replaceAchievements(
  tx: Db,
  userId: string,
  { tally, earned, at, loggedId }: Replacement,
): Promise<void> {
  await sql`with earned_achievements as (
    select achievements.id as achievement_id, earned."unlockedAt" as unlocked_at, earned."practiceDay" as practice_day,
      earned."sessionId" as session_id
    from ${earnedRows(earned)} join achievements using (key)
  ),
  deleted as (
    delete from user_achievements
    where user_id = ${userId} and achievement_id not in (select achievement_id from earned_achievements)
  ),
  upserted as (
    insert into user_achievements as held (user_id, achievement_id, unlocked_at, practice_day, session_id, placed_at)
    select ${userId}, achievement_id, unlocked_at, practice_day, session_id,
      case when session_id is distinct from ${loggedId}::uuid then ${at}::timestamptz end
    from earned_achievements
    on conflict (user_id, achievement_id) do update set
      unlocked_at = excluded.unlocked_at, practice_day = excluded.practice_day, session_id = excluded.session_id
    where (held.unlocked_at, held.practice_day, held.session_id)
      is distinct from (excluded.unlocked_at, excluded.practice_day, excluded.session_id)
  )
  update user_streaks set tally = ${JSON.stringify(tally)}::jsonb, tally_at_version = version,
    catalogue_version = ${catalogueVersion}
  where user_id = ${userId}`.execute(tx)
}

/** Members whose ledger was never counted, or with another version of the catalogue. */
export async function listOutdatedMembers(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from user_streaks where catalogue_version < ${catalogueVersion}
    order by catalogue_version, user_id limit ${count}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

const words = sql`json_build_object('key', key, 'name', name, 'description', description, 'icon', icon, 'tone', tone,
  'category', category, 'isCount', is_count) as achievement`

type Earned = Omit<AchievementEntry, 'unlockedAt' | 'achievement'> & {
  unlockedAt: Date
  achievement: CatalogueAchievement
}

/** Earned achievements, newest first. Those older than `placedBefore` count as placed. */
export async function listEarned(db: Db, userId: string, placedBefore: string): Promise<Earned[]> {
  const { rows } = await sql<Earned>`
    select achievements.id, unlocked_at as "unlockedAt", held.practice_day as "practiceDay",
      placed_at is not null or held.practice_day < ${placedBefore} as "isPlaced", ${words},
      case when session.id is not null then json_build_object('limbType', limb_type, 'duration', duration,
        'time', left(time::text, 5), 'beforeFeeling', before_feeling, 'afterFeeling', after_feeling) end as session
    from user_achievements as held
    join achievements on achievements.id = achievement_id
    left join practice_sessions as session on session.user_id = held.user_id and session.id = session_id
    where held.user_id = ${userId}
    order by unlocked_at desc, position desc`.execute(db)
  return rows
}

/** False if the member hasn't earned it. */
export async function updatePlaced(db: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`update user_achievements set placed_at = coalesce(placed_at, ${at})
    where user_id = ${userId} and achievement_id = ${id} returning achievement_id`.execute(db)
  return rows.length > 0
}

export type Ahead = { id: string; measure: Measure; requirement: number; achievement: CatalogueAchievement }

/** A column with the achievements that the member can still earn, except surprises. */
export const aheadColumn = (userId: string) => sql`to_json(array(
  select json_build_object('id', id, 'measure', measure, 'requirement', requirement, 'achievement', achievement)
  from (select id, measure, requirement, position, ${words} from achievements
    where not is_hidden
      and not exists (select from user_achievements where user_id = ${userId} and achievement_id = achievements.id)
  ) as ahead order by position))`
