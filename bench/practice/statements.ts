import { dayBefore, today } from '../kit/moment.ts'
import { memberIdInSql, type Size } from '../kit/sizes.ts'
import { longMember } from './size.ts'

/** Lower bound: one statement per request, two for a log (docs/design/postgres.md). The member is `$1`, or a random one in pgbench. */
type Values = {
  user: string
  id?: string
  time?: string
  limb?: string
  date?: string
  version?: string
  tally?: string
  after?: Keyset
}
type Keyset = { date: string; time: string; id: string }

const shown = `session.id, date, left(time::text, 5) as time, session.zone, practice_day, limb_type, duration,
  before_feeling, after_feeling, notes, visibility, share_notes, version,
  coalesce((select likes from session_like_counts where owner_id = session.user_id and session_id = session.id), 0) as likes,
  exists (select from session_likes where user_id = session.user_id and session_id = session.id) as is_liked,
  (select json_agg(json_build_object('id', id, 'caption', caption) order by id)
    from session_media where user_id = session.user_id and session_id = session.id) as pictures,
  display_name, username, profile_image, is_verified`
const from = `from practice_sessions as session join users as author on author.id = session.user_id`
const newestFirst = `order by date desc, time desc, session.id desc`

const list = ({ user, after }: Values) => `select ${shown} ${from} where user_id = ${user}
  ${after ? `and (date, time, session.id) < (${after.date}, ${after.time}, ${after.id})` : ''} ${newestFirst} limit 21`

const rangeTotals = (since: string) => (user: string) =>
  `
  select limb_type, before_feeling, after_feeling, count(*) as sessions, sum(duration) as minutes
  from practice_sessions where user_id = ${user} and practice_day >= '${since}' group by 1, 2, 3`
const allTotals = (user: string) => `
  select limb_type, before_feeling, after_feeling, sessions, minutes from feeling_totals where user_id = ${user}`

const analytics =
  (totals: (user: string) => string) =>
  ({ user }: Values) =>
    `select users.zone, users.day_ends_at, weekly_goal, to_json(user_streaks) as streak,
    experience_points, total_sessions, total_minutes,
    array(select json_build_object('day', practice_day, 'sessions', sessions, 'minutes', minutes) from daily_totals
      where user_id = users.id and practice_day between '${dayBefore(29)}' and '${today}') as days,
    array(select day::text from covered_days where user_id = users.id and day between '${dayBefore(29)}' and '${today}') as covered,
    array(select json_build_object('first', first_day, 'last', last_day) from practice_pauses
      where user_id = users.id and last_day >= '${dayBefore(29)}') as pauses,
    (select json_agg(recent) from (select ${shown} ${from} where user_id = ${user} ${newestFirst} limit 3) as recent) as recent,
    (select json_agg(total) from (${totals(user)}) as total) as totals
  from users left join user_streaks on user_streaks.user_id = users.id
    left join user_progress on user_progress.user_id = users.id
    left join user_preferences on user_preferences.user_id = users.id
  where users.id = ${user}`

const totalsAndProgress = `days as (
    insert into daily_totals as total (user_id, practice_day, sessions, minutes)
    select user_id, practice_day, 1, duration from session
    on conflict (user_id, practice_day) do update set sessions = total.sessions + 1, minutes = total.minutes + excluded.minutes
  ), feelings as (
    insert into feeling_totals as total (user_id, limb_type, before_feeling, after_feeling, sessions, minutes)
    select user_id, limb_type, before_feeling, after_feeling, 1, duration from session
    on conflict (user_id, limb_type, before_feeling, after_feeling)
      do update set sessions = total.sessions + 1, minutes = total.minutes + excluded.minutes
  ), progress as (
    update user_progress set experience_points = experience_points + 30, total_sessions = total_sessions + 1,
      total_minutes = total_minutes + 20 from session where user_progress.user_id = session.user_id
  )`

/** Read before logging: the member, their settings and pauses, and the streak with its version and tally. */
const beforeLog = ({ user, date }: Values) => `select display_name, username, profile_image, is_verified,
    users.zone, day_ends_at, default_visibility, weekly_goal, to_json(user_streaks) as streak,
    array(select json_build_object('first', first_day, 'last', last_day) from practice_pauses
      where user_id = users.id and last_day >= last_practice_date) as pauses,
    (select sessions from daily_totals where user_id = users.id and practice_day = ${date}) as sessions
  from users left join privacy_settings on privacy_settings.user_id = users.id
    left join user_preferences on user_preferences.user_id = users.id
    left join user_streaks on user_streaks.user_id = users.id
  where users.id = ${user}`

/** Writes streak, tally, ledger, totals and progress. Writes nothing if the streak has changed since it was read. */
const safeLog = ({ user, id, date, time, limb, version, tally }: Values) => `with moved as (
    update user_streaks set current_streak = current_streak, longest_streak = longest_streak,
      last_practice_date = greatest(last_practice_date, ${date}), streak_start_date = streak_start_date,
      rest_days = rest_days, consistency = consistency, recent_days = recent_days,
      tally = ${tally}, version = version + 1, tally_at_version = version + 1
    where user_id = ${user} and version = ${version} returning user_id
  ), session as (
    insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling, after_feeling)
    select user_id, ${id}, ${date}, ${time}, 'UTC', ${date}, ${limb}, 20, 'tired', 'calm' from moved
    returning user_id, practice_day, limb_type, duration, before_feeling, after_feeling
  ), ${totalsAndProgress}
  select from session`

/**
 * Writes ledger, totals, streak and progress without reading first. It would lose one of two practices logged at once.
 */
const log = ({ user, id, date, time, limb }: Values) => `with session as (
    insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling, after_feeling)
    values (${user}, ${id}, ${date}, ${time}, 'UTC', ${date}, ${limb}, 20, 'tired', 'calm')
    returning user_id, practice_day, limb_type, duration, before_feeling, after_feeling
  ), ${totalsAndProgress}
  update user_streaks set last_practice_date = greatest(last_practice_date, ${date}) where user_id = ${user}`

const thisYear = `${today.slice(0, 4)}-01-01`

/** The statement of each case, by name. */
const statements = {
  log,
  beforeLog,
  safeLog,
  month: analytics(rangeTotals(dayBefore(29))),
  year: analytics(rangeTotals(thisYear)),
  ever: analytics(allTotals),
  list: ({ user }: Values) => list({ user }),
  deep: list,
}
export type StatementName = keyof typeof statements

/** Named, so that the driver prepares each once per connection. */
export const nodeStatement = (name: StatementName, values: unknown[]) => {
  const after = { date: '$2::date', time: '$3::time', id: '$4::uuid' }
  const written = {
    user: '$1::uuid',
    date: name === 'beforeLog' ? '$2::date' : '$3::date',
    id: '$2::uuid',
    time: '$4::time',
    limb: '$5',
    version: '$6::int',
    tally: '$7::jsonb',
    after,
  }
  return { name, text: statements[name](written), values }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** An approximation of UUIDv7 in SQL. */
const newIdInSql = `(select (substr(ms, 1, 8) || '-' || substr(ms, 9) || '-7' || substr(gen_random_uuid()::text, 16))::uuid
  from lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') as ms)`

/** One statement for pgbench, for a random member or the one with the long history. */
export function pgbenchScript(name: StatementName, size: Size, whose: 'anyone' | 'long', at: Keyset): string {
  const user = whose === 'long' ? `'${longMember(size)}'::uuid` : memberIdInSql(':number')
  const after = { date: `'${at.date}'::date`, time: `'${at.time}'::time`, id: `'${at.id}'::uuid` }
  const time = `time '05:00' + :minute * interval '1 minute'`
  const limb = `(array['asana', 'dhyana', 'pranayama'])[1 + :minute % 3]`
  const text = statements[name]({ user, id: newIdInSql, date: `'${today}'::date`, time, limb, after })
  return `\\set number random(0, ${size.members - 1})\n\\set minute random(0, 300)\n${oneLine(text)};\n`
}
