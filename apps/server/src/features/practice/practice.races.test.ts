import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPractice, expectTrueTotals } from '#testing/practice.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()

const progressOf = async (userId: string) => {
  const { rows } = await sql`select total_sessions, total_minutes, experience_points from user_progress
    where user_id = ${userId}`.execute(db)
  return rows
}

test('50 parallel logs are counted exactly', async () => {
  const asha = await member()
  const log = (_: unknown, number: number) =>
    as(asha).practice.log({ body: aPractice({ date: `2026-03-0${(number % 5) + 1}`, duration: number + 1 }) })
  await Promise.all(Array.from({ length: 50 }, log))
  await expectTrueTotals(db, asha.id)
  const minutes = (50 * 51) / 2
  expect(await progressOf(asha.id)).toEqual([
    { total_sessions: 50, total_minutes: minutes, experience_points: minutes + 5 * 10 },
  ])
})

test('the same log sent 50 times with one key is one practice, and every response has its id', async () => {
  const asha = await member()
  const idempotencyKey = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => as(asha).practice.log({ body: aPractice(), idempotencyKey })),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await progressOf(asha.id)).toMatchObject([{ total_sessions: 1 }])
})

test('of 20 parallel deletions only one succeeds, and likewise of 20 restores', async () => {
  const asha = await member()
  const { id } = await as(asha).practice.log({ body: aPractice() })
  for (const change of ['remove', 'restore'] as const) {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => as(asha).practice[change]({ params: { id } })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectTrueTotals(db, asha.id)
  }
})

const streakOf = async (userId: string) => {
  const { rows } = await sql`select to_jsonb(user_streaks) - 'version' - 'tally_at_version' as streak,
      array(select day from covered_days where user_id = user_streaks.user_id order by day) as covered
    from user_streaks where user_id = ${userId}`.execute(db)
  return rows
}

const dayOf = (number: number) => `2026-02-${String((number % 20) + 1).padStart(2, '0')}`

test('after parallel logs, edits, deletions, goals and pauses, the streak matches the whole history', async () => {
  const asha = await member()
  const log = (number: number) => as(asha).practice.log({ body: aPractice({ date: dayOf(number), duration: 20 }) })
  const alone = await as(asha).practice.log({ body: aPractice({ date: '2026-01-10', duration: 20 }) })
  const changing = await Promise.all(Array.from({ length: 6 }, (_, number) => log(number * 2)))
  await Promise.all([
    ...Array.from({ length: 30 }, (_, number) => log(number)),
    ...changing.slice(0, 3).map(({ id }) => as(asha).practice.remove({ params: { id } })),
    ...changing
      .slice(3)
      .map(({ id, version }) =>
        as(asha).practice.edit({ params: { id }, body: { version, date: '2026-02-25', duration: 30 } }),
      ),
    ...[2, 5, 7].map((weeklyGoal) => as(asha).journey.changeSettings({ body: { weeklyGoal } })),
    as(asha).journey.pause({ body: { firstDay: '2026-02-21', lastDay: '2026-02-23' } }),
  ])
  await expectTrueTotals(db, asha.id)
  const carriedOn = await streakOf(asha.id)
  // When a day is emptied and filled again, the streak is computed from the whole history.
  await as(asha).practice.remove({ params: { id: alone.id } })
  await as(asha).practice.restore({ params: { id: alone.id } })
  expect(await streakOf(asha.id)).toEqual(carriedOn)
  const sessions = 1 + 6 + 30 - 3
  const minutes = (sessions - 3) * 20 + 3 * 30
  expect(await progressOf(asha.id)).toMatchObject([{ total_sessions: sessions, total_minutes: minutes }])
})

const yearOf = (userId: string) => sql`
  with day as (select date '2025-01-01' + number as day from generate_series(0, 364) as number),
  sessions as (
    insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling,
      after_feeling)
    select ${userId}, gen_random_uuid(), day, '06:30', 'UTC', day, 'asana', 30, 'tired', 'calm' from day
  )
  insert into daily_totals (user_id, practice_day, sessions, minutes) select ${userId}, day, 1, 30 from day`

test('a log takes two statements, in the first week and after a year of practice', async () => {
  const [asha, ben] = [await member(), await member()]
  await yearOf(ben.id).execute(db)
  const costOf = async (someone: typeof asha) => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-03']
    for (const date of days) await as(someone).practice.log({ body: aPractice({ date }) })
    const onNewDay = await statementsOf(() => as(someone).practice.log({ body: aPractice({ date: '2026-03-04' }) }))
    const again = await statementsOf(() => as(someone).practice.log({ body: aPractice({ date: '2026-03-04' }) }))
    return { onNewDay: onNewDay.length, again: again.length }
  }
  const readAndWritten = { onNewDay: 2, again: 2 }
  expect(await costOf(asha)).toEqual(readAndWritten)
  expect(await costOf(ben)).toEqual(readAndWritten)
})
