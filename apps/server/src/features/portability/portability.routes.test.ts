import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member, url } = await testApp()

const heads =
  'Date,Time,Time zone,Practice day,Limb,Duration (minutes),Feeling before,Feeling after,Notes,Visibility,Notes shared,Id'

test('members download all their own sessions, newest first', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(ben).practice.log({ body: aPractice({ notes: 'not for Asha' }) })
  const first = await as(asha).practice.log({ body: aPractice({ notes: '=cmd|’/C calc’!A0, "now"' }) })
  const second = await as(asha).practice.log({
    body: aPractice({ date: '2026-03-02', visibility: 'public', shareNotes: true, zone: 'Asia/Kolkata' }),
  })
  const response = await fetch(`${url}/api/export/csv`, { headers: { authorization: `Bearer ${asha.token}` } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="yoga-practice-data.csv"')
  expect(await response.text()).toBe(
    [
      heads,
      `2026-03-02,06:30,Asia/Kolkata,2026-03-02,dhyana,20,tired,calm,,public,yes,${second.id}`,
      `2026-03-01,06:30,UTC,2026-03-01,dhyana,20,tired,calm,"'=cmd|’/C calc’!A0, ""now""",private,no,${first.id}`,
      '',
    ].join('\r\n'),
  )
})

test('a member without sessions gets only the header row', async () => {
  expect(await as(await member()).portability.csv()).toBe(`${heads}\r\n`)
})

test.each([99, 100, 101, 200, 1_234])('%i sessions, in any number of batches, each appear once', async (count) => {
  const asha = await member()
  await sql`insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration,
      before_feeling, after_feeling)
    select ${asha.id}, gen_random_uuid(), day, '06:30', 'UTC', day, 'asana', 30, 'tired', 'calm'
    from generate_series(1, ${count}::int) as number, lateral (select date '2020-01-01' + number / 7 as day) as dated`.execute(
    db,
  )
  const lines = (await as(asha).portability.csv()).split('\r\n').slice(1, -1)
  expect(new Set(lines).size).toBe(count)
  expect(lines.map((line) => line.slice(0, 10))).toEqual(
    lines
      .map((line) => line.slice(0, 10))
      .toSorted()
      .toReversed(),
  )
})
