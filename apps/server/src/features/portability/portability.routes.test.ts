import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member, url } = await testApp()

const heads =
  'Date,Time,Time zone,Practice day,Limb,Duration (minutes),Feeling before,Feeling after,Notes,Tags,Visibility,Notes shared,Id,It was hard,How hard,Hard words'

test('members download all their own sessions, newest first', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(ben).practice.log({ body: aPractice({ notes: 'not for Asha' }) })
  const first = await as(asha).practice.log({
    body: aPractice({ notes: '=cmd|’/C calc’!A0, "now"', tags: ['=1+1', 'with Ben'] }),
  })
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
      `2026-03-02,06:30,Asia/Kolkata,2026-03-02,dhyana,20,tired,calm,,,public,yes,${second.id},,,`,
      `2026-03-01,06:30,UTC,2026-03-01,dhyana,20,tired,calm,"'=cmd|’/C calc’!A0, ""now""","'=1+1, with Ben",private,no,${first.id},,,`,
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

test('members download their own moods and nights, newest first', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(ben).wellness.logMood({ body: { mood: 'sad', notes: 'not for Asha' } })
  const first = await as(asha).wellness.logMood({ body: { mood: 'calm', energy: 6, notes: '=1+1' } })
  const second = await as(asha).wellness.logMood({ body: { mood: 'happy' } })
  const night = await as(asha).wellness.logSleep({
    body: { date: '2026-03-02', bedtime: '2026-03-01T23:00:00Z', wakeTime: '2026-03-02T07:00:00Z', quality: 7 },
  })
  expect(await as(asha).portability.moodCsv()).toBe(
    [
      'Noted at,Practice day,Mood,Energy,Energy given,Notes,Id',
      `${second.createdAt},${second.practiceDay},happy,5,no,,${second.id}`,
      `${first.createdAt},${first.practiceDay},calm,6,yes,'=1+1,${first.id}`,
      '',
    ].join('\r\n'),
  )
  expect(await as(asha).portability.sleepCsv()).toBe(
    [
      'Date of waking,Bedtime,Wake time,Time zone,Duration (minutes),Quality,Notes,Id',
      `2026-03-02,2026-03-01T23:00:00.000Z,2026-03-02T07:00:00.000Z,UTC,480,7,,${night.id}`,
      '',
    ].join('\r\n'),
  )
})

test.each([100, 234])('%i moods and nights, in any number of batches, each appear once', async (count) => {
  const asha = await member()
  const series = sql`generate_series(1, ${count}::int) as number`
  await sql`insert into mood_entries (user_id, id, mood, practice_day, created_at)
    select ${asha.id}, gen_random_uuid(), 'calm', '2026-01-01', '2026-01-01'::timestamptz + number / 3 * interval '1 microsecond'
    from ${series}`.execute(db)
  await sql`insert into sleep_entries (user_id, id, date)
    select ${asha.id}, gen_random_uuid(), date '2020-01-01' + number / 3 from ${series}`.execute(db)
  for (const csv of [await as(asha).portability.moodCsv(), await as(asha).portability.sleepCsv()]) {
    expect(new Set(csv.split('\r\n').slice(1, -1)).size).toBe(count)
  }
})
