import { randomUUID as newId } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { insertOneOfEach } from './one-of-each.ts'

const db = await testDatabase()
let member: string
let friend: string

beforeAll(async () => {
  ;({ member, friend } = await insertOneOfEach(db))
  await db
    .updateTable('users')
    .set({ email: 'asha@example.org', phone: '+14155550100' })
    .where('id', '=', member)
    .execute()
  await db
    .updateTable('users')
    .set({ email: 'bodhi@example.org', phone: '+14155550101' })
    .where('id', '=', friend)
    .execute()
})

/** Runs a statement and rolls it back, so that tests do not affect each other. `:member` and `:friend` are ids. */
async function attempt(statement: string): Promise<string> {
  const text = statement.replaceAll(':member', `'${member}'`).replaceAll(':friend', `'${friend}'`)
  const transaction = await db.startTransaction().execute()
  try {
    const { numAffectedRows = 0n } = await sql.raw(text).execute(transaction)
    await sql`set constraints all immediate`.execute(transaction)
    return numAffectedRows > 0n ? 'accepted' : 'touched no row'
  } catch (error) {
    return error instanceof pg.DatabaseError && error.constraint ? error.constraint : String(error)
  } finally {
    await transaction.rollback().execute()
  }
}

const setName = (name: string) => `update users set username = '${name}' where id = :member`
const setDuration = (minutes: number) => `update practice_sessions set duration = ${minutes}`
const setPause = (lastDay: string) => `update practice_pauses set first_day = '2026-03-01', last_day = '${lastDay}'`
const practice = (feelings: string) => `insert into practice_sessions
  (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling, after_feeling)
  values (:member, '${newId()}', '2026-03-02', '07:30', 'UTC', '2026-03-02', 'asana', 30, ${feelings})`

describe('the database refuses', () => {
  test.each([
    ['a username that differs only in case', setName('BODHI'), 'users_username_key'],
    ['a username with @', setName('a@b'), 'users_username_check'],
    ['a username with +', setName('+49'), 'users_username_check'],
    ['a username with a space', setName('asha rani'), 'users_username_check'],
    ['a username of digits only', setName('108'), 'users_username_check'],
    [
      'an email that differs only in case',
      `update users set email = 'Bodhi@Example.org' where id = :member`,
      'users_email_key',
    ],
    ['a phone number twice', `update users set phone = '+14155550101' where id = :member`, 'users_phone_key'],
    ['a phone number without country code', `update users set phone = '4155550102'`, 'users_phone_check'],
    ['a password that is not a hash', `update users set password = 'correct horse'`, 'users_password_check'],
    ['a day that ends after six', `update users set day_ends_at = 361`, 'users_day_ends_at_check'],
    ['a practice of 0 minutes', setDuration(0), 'practice_sessions_duration_check'],
    ['a practice of 301 minutes', setDuration(301), 'practice_sessions_duration_check'],
    ['a practice without feelings', practice('null, null'), 'practice_sessions_feelings_known'],
    ['a practice without the feeling before', practice(`null, 'calm'`), 'practice_sessions_feelings_known'],
    [
      'a fourth word for what was hard',
      `update practice_hardships set words = '{low,angry,numb,aching}'`,
      'practice_hardships_words_check',
    ],
    [
      'a word that is not on the list',
      `update practice_hardships set words = '{bad}'`,
      'practice_hardships_words_check',
    ],
    ['a feeling that is not on the list', practice(`'blissful', 'calm'`), 'practice_sessions_before_feeling_check'],
    ['seconds in a practice time', `update practice_sessions set time = '06:00:30'`, 'practice_sessions_time_check'],
    [
      'a sit without its practice',
      `insert into meditation_sessions (user_id, id, completed_at) values (:member, '${newId()}', now())`,
      'meditation_sessions_user_id_id_fkey',
    ],
    ['energy 0', `update mood_entries set energy = 0`, 'mood_entries_energy_check'],
    ['quality 11', `update sleep_entries set quality = 11`, 'sleep_entries_quality_check'],
    [
      'waking before going to bed',
      `update sleep_entries set bedtime = now(), wake_time = now() - interval '1 hour'`,
      'sleep_entries_check',
    ],
    ['a weekly goal of 8', `update user_preferences set weekly_goal = 8`, 'user_preferences_weekly_goal_check'],
    [
      'a favourite that is no limb',
      `update user_preferences set favorite_limbs = '{asana,sleep}'`,
      'user_preferences_favorite_limbs_check',
    ],
    ['negative experience', `update user_progress set experience_points = -1`, 'user_progress_experience_points_check'],
    ['a third rest day', `update user_streaks set rest_days = 3`, 'user_streaks_rest_days_check'],
    ['a pause of 31 days', setPause('2026-03-31'), 'practice_pauses_check'],
    [
      'gentle days after a no',
      `update gentle_offers set answered_on = '2026-03-01', gentle_until = '2026-03-14'`,
      'gentle_offers_check3',
    ],
    [
      'gentle days of another length',
      `update gentle_offers set answer = 'yes', answered_on = '2026-03-01', gentle_until = '2026-03-15'`,
      'gentle_offers_check',
    ],
    [
      'a second question at a time',
      `insert into questions (user_id, id, frozen, seed, first_day, sha256)
        select user_id, '${newId()}', frozen, seed, first_day, sha256 from questions`,
      'questions_one_running',
    ],
    ['following oneself', `insert into followers values (:member, :member)`, 'followers_not_oneself'],
    ['following twice', `insert into followers values (:friend, :member)`, 'followers_pkey'],
    ['blocking oneself', `insert into blocks values (:member, :member)`, 'blocks_not_oneself'],
    [
      'a second like of the same session',
      `insert into session_likes select user_id, session_id, owner_id from session_likes`,
      'session_likes_pkey',
    ],
    ['a negative like count', `update session_like_counts set likes = -1`, 'session_like_counts_likes_check'],
    ['being one’s own buddy', `insert into practice_buddies values (:member, :member)`, 'practice_buddies_not_oneself'],
    [
      'the same buddies the other way round',
      `insert into practice_buddies values (:friend, :member)`,
      'practice_buddies_pair_key',
    ],
    ['a sixth attempt at a code', `update verification_codes set attempts = 6`, 'verification_codes_attempts_check'],
    [
      'a sixth attempt at a phone code',
      `update phone_verifications set attempts = 6`,
      'phone_verifications_attempts_check',
    ],
    [
      'a sixth attempt at the two-factor code',
      `update two_factor_sign_ins set attempts = 6`,
      'two_factor_sign_ins_attempts_check',
    ],
    [
      'the same backup code twice',
      `insert into backup_codes (user_id, code) select user_id, code from backup_codes`,
      'backup_codes_pkey',
    ],
    ['a month that does not exist', `update referral_stats set month = '2026-13'`, 'referral_stats_month_check'],
    [
      'a waitlist email that differs only in case',
      `insert into waitlist_entries (id, email, name, current_practice)
        values ('${newId()}', 'BEN@example.org', 'Ben', 'beginner')`,
      'waitlist_entries_email_key',
    ],
    ['a waitlist entry without a name', `update waitlist_entries set name = ''`, 'waitlist_entries_name_check'],
    ['a negative amount', `update user_payments set amount_cents = -1`, 'user_payments_amount_cents_check'],
    [
      'a provider event twice',
      `insert into payment_events select event_id, event_type from payment_events`,
      'payment_events_pkey',
    ],
    [
      'a second active subscription',
      `insert into user_subscriptions (user_id, id, subscription_tier, amount_cents)
        values (:member, '${newId()}', 'low-cost', 300)`,
      'user_subscriptions_one_running',
    ],
  ])('%s', async (_what, statement, constraint) => {
    expect(await attempt(statement)).toBe(constraint)
  })
})

describe('the database accepts', () => {
  test.each([
    ['a practice of 1 minute', setDuration(1)],
    ['a practice of 300 minutes', setDuration(300)],
    ['a practice with both feelings', practice(`'tired', 'calm'`)],
    ['a practice that was only hard', practice(`'tired', null`)],
    ['a username with digits among letters', setName('asha108')],
    ['any number of members without email or phone', 'update users set email = null, phone = null'],
    ['a pause of 30 days', setPause('2026-03-30')],
    ['a referral code of no member', 'update referral_codes set user_id = null'],
    [
      'a referral code that differs only in case',
      `insert into referral_codes (id, code, expires_at) values ('${newId()}', 'asha-invites', now())`,
    ],
    ['a session shared with everyone', `update practice_sessions set visibility = 'public'`],
  ])('%s', async (_what, statement) => {
    expect(await attempt(statement)).toBe('accepted')
  })
})

test('a session is public only if everyone may see it', async () => {
  const { rows } = await sql<{ visibility: string; is_public: boolean }>`
    with seen as (select unnest(array['private', 'followers', 'public']) as visibility),
    written as (
      insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling,
        after_feeling, visibility)
      select ${friend}, gen_random_uuid(), '2026-03-02', '07:30', 'UTC', '2026-03-02', 'asana', 30, 'tired', 'calm',
        visibility
      from seen returning visibility, is_public
    )
    select * from written`.execute(db)
  expect(rows).toEqual([
    { visibility: 'private', is_public: false },
    { visibility: 'followers', is_public: false },
    { visibility: 'public', is_public: true },
  ])
})
