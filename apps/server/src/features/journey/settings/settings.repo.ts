import {
  type Calendar,
  type FixedRestDay,
  type JourneySettings,
  type PracticePause,
  presetLimits,
  weeklyGoal,
} from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DatedSettings, Pause } from '../calendar/timeline.rules.ts'

export type Settings = Pick<
  JourneySettings,
  'zone' | 'zoneFollowsDevice' | 'dayEndsAt' | 'weeklyGoal' | 'quietMode' | 'hideGuide' | 'fixedRestDays'
>

export const findCalendar = (db: Db, userId: string): Promise<Calendar | undefined> =>
  db.selectFrom('users').select(['zone', 'day_ends_at as dayEndsAt']).where('id', '=', userId).executeTakeFirst()

export const findSettings = (db: Db, userId: string): Promise<Settings | undefined> =>
  db
    .selectFrom('users')
    .leftJoin('user_preferences as preferences', 'preferences.user_id', 'users.id')
    .select(['zone', 'day_ends_at as dayEndsAt', 'zone_follows_device as zoneFollowsDevice'])
    .select((expression) => [
      expression.fn.coalesce('weekly_goal', sql.lit(weeklyGoal.default)).as('weeklyGoal'),
      expression.fn.coalesce('quiet_mode', sql.lit(false)).as('quietMode'),
      expression.fn.coalesce('hide_guide', sql.lit(false)).as('hideGuide'),
      sql<FixedRestDay[]>`coalesce(fixed_rest_days, '{}')`.as('fixedRestDays'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()

/** Not those that the member has deleted. */
export const listFirstSits = (db: Db, userId: string): Promise<JourneySettings['firstSits']> =>
  db
    .selectFrom('sit_presets')
    .select('id')
    .select((expression) => expression.ref('name').$notNull().as('name'))
    .where('user_id', '=', userId)
    .where('name', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .limit(presetLimits.onHome)
    .execute()

/** True if the member has practised, paused or changed settings before. */
export async function hasPast(tx: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ hasPast: boolean }>`select
    exists (select from setting_history where user_id = ${userId})
    or exists (select from practice_sessions where user_id = ${userId})
    or exists (select from practice_pauses where user_id = ${userId}) as "hasPast"`.execute(tx)
  return rows[0]?.hasPast === true
}

const historyColumns = sql.raw('weekly_goal, zone, day_ends_at, fixed_rest_days')
const historyValues = ({ weeklyGoal: goal, zone, dayEndsAt, fixedRestDays }: Omit<DatedSettings, 'validFrom'>) =>
  sql`${goal}::smallint, ${zone}, ${dayEndsAt}::smallint, ${[...fixedRestDays]}::text[]`
const replaceAtSameMoment = sql`on conflict (user_id, valid_from) do update set
  (${historyColumns}) = (excluded.weekly_goal, excluded.zone, excluded.day_ends_at, excluded.fixed_rest_days)`

/** The first change also saves the settings in force since registration. Changes at the same moment are one. */
export async function insertHistory(
  tx: Db,
  userId: string,
  { before, after }: { before: Omit<DatedSettings, 'validFrom'>; after: DatedSettings },
): Promise<void> {
  await sql`insert into setting_history (user_id, valid_from, ${historyColumns})
    select id, created_at, ${historyValues(before)} from users
    where id = ${userId} and not exists (select from setting_history where user_id = ${userId})`.execute(tx)
  // Two processes' clocks differ slightly: a change must not be dated before the last one.
  await sql`insert into setting_history (user_id, valid_from, ${historyColumns})
    select ${userId}, greatest(${after.validFrom}, max(valid_from)), ${historyValues(after)}
    from setting_history where user_id = ${userId} ${replaceAtSameMoment}`.execute(tx)
}

/**
 * Adds a row if the settings differ from the last ones in the history. Without a history, the current settings apply to
 * every day.
 */
export async function insertChanged(tx: Db, userId: string, { validFrom, ...now }: DatedSettings): Promise<void> {
  await sql`insert into setting_history (user_id, valid_from, ${historyColumns})
    select user_id, greatest(${validFrom}, valid_from), ${historyValues(now)}
    from (select * from setting_history where user_id = ${userId} order by valid_from desc limit 1) as last
    where (${historyColumns}) is distinct from (${historyValues(now)}) ${replaceAtSameMoment}`.execute(tx)
}

type ArchivedSetting = Omit<DatedSettings, 'validFrom' | 'fixedRestDays'> & {
  validFrom: string
  fixedRestDays?: FixedRestDay[]
}

/** Adds settings from an archive, but only from before this account was created. False for later ones. */
export async function insertEarlier(tx: Db, userId: string, setting: ArchivedSetting): Promise<boolean> {
  const { validFrom } = setting
  const { rows } = await sql`insert into setting_history (user_id, valid_from, ${historyColumns})
    select id, ${validFrom}, ${historyValues({ fixedRestDays: [], ...setting })} from users
    where id = ${userId} and created_at > ${validFrom}
    on conflict do nothing returning valid_from`.execute(tx)
  return rows.length > 0
}

export async function deleteEarlier(tx: Db, userId: string, { validFrom }: { validFrom: string }): Promise<void> {
  await sql`delete from setting_history where user_id = ${userId} and valid_from = ${validFrom}`.execute(tx)
}

const pauseColumns = ['id', 'first_day as firstDay', 'last_day as lastDay'] as const

export const listPauses = (db: Db, userId: string): Promise<PracticePause[]> =>
  db.selectFrom('practice_pauses').select(pauseColumns).where('user_id', '=', userId).orderBy('first_day').execute()

export const findPause = (tx: Db, userId: string, id: string): Promise<PracticePause | undefined> =>
  tx
    .selectFrom('practice_pauses')
    .select(pauseColumns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

export const findOverlappingPause = (tx: Db, userId: string, { firstDay, lastDay }: Pause) =>
  tx
    .selectFrom('practice_pauses')
    .select('id')
    .where('user_id', '=', userId)
    .where('first_day', '<=', lastDay)
    .where('last_day', '>=', firstDay)
    .limit(1)
    .executeTakeFirst()

export async function insertPause(tx: Db, userId: string, { id, firstDay, lastDay }: PracticePause): Promise<void> {
  await tx
    .insertInto('practice_pauses')
    .values({ user_id: userId, id, first_day: firstDay, last_day: lastDay })
    .execute()
}

export async function updateLastDay(tx: Db, userId: string, id: string, lastDay: string): Promise<void> {
  await tx
    .updateTable('practice_pauses')
    .set({ last_day: lastDay })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function deletePause(tx: Db, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('practice_pauses').where('user_id', '=', userId).where('id', '=', id).execute()
}
