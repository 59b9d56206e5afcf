import { isKnownZone, localMoment } from '@sadhana/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-11-01T12:00:00Z'))
const { as, db, member } = await testApp({ clock })

/** Zones that ICU knows but IANA doesn't. ICU offers no list of them. */
const icuNames = [
  'ACT',
  'AET',
  'AGT',
  'ART',
  'AST',
  'BET',
  'BST',
  'CAT',
  'CNT',
  'CST',
  'CTT',
  'Canada/East-Saskatchewan',
  'EAT',
  'ECT',
  'IET',
  'IST',
  'JST',
  'MIT',
  'NET',
  'NST',
  'PLT',
  'PNT',
  'PRT',
  'PST',
  'SST',
  'SystemV/AST4',
  'SystemV/AST4ADT',
  'SystemV/CST6',
  'SystemV/CST6CDT',
  'SystemV/EST5',
  'SystemV/EST5EDT',
  'SystemV/HST10',
  'SystemV/MST7',
  'SystemV/MST7MDT',
  'SystemV/PST8',
  'SystemV/PST8PDT',
  'SystemV/YST9',
  'SystemV/YST9YDT',
  'US/Pacific-New',
  'VST',
]

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const threeLetters = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => one + two + three)))

const { rows: ofPostgres } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(db)
const namesOfPostgres = ofPostgres.map(({ name }) => name)

describe('a zone that is accepted', () => {
  const accepted = [
    ...new Set([...Intl.supportedValuesOf('timeZone'), ...namesOfPostgres, ...icuNames, ...threeLetters]),
  ].filter(isKnownZone)

  test('is also known to PostgreSQL', () => {
    const postgresZones = new Set(namesOfPostgres.map((name) => name.toLowerCase()))
    expect(accepted.length).toBeGreaterThan(500)
    expect(accepted.filter((zone) => !postgresZones.has(zone.toLowerCase()))).toEqual([])
  })

  test.each(['2024-01-15T12:00:00Z', '2024-07-15T12:00:00Z'])('shows the same clock in SQL at %s', async (moment) => {
    const { rows } = await sql<{ zone: string; date: string; time: string }>`
      select zone, clock_in(${moment}::timestamptz, zone)::date::text as date,
        to_char(clock_in(${moment}::timestamptz, zone), 'HH24:MI') as time
      from unnest(${accepted}::text[]) as zone`.execute(db)
    const shown = rows.map(({ zone }) => ({ zone, ...localMoment(new Date(moment), zone) }))
    expect(rows).toEqual(shown)
  })

  test.each(['2024-01-15', '2024-07-15'])('has practices that start at the same moment in SQL, on %s', async (date) => {
    const { rows } = await sql<{ zone: string; began: Date }>`
      select zone, practice_began_at(${date}::date, '12:00', zone) as began
      from unnest(${accepted}::text[]) as zone`.execute(db)
    const elsewhere = rows.filter(({ zone, began }) => {
      const shown = localMoment(began, zone)
      return shown.date !== date || shown.time !== '12:00'
    })
    expect(elsewhere).toEqual([])
  })

  test.each(['Asia/Calcutta', 'asia/kolkata', 'US/Pacific', 'EST', 'CET', 'Etc/GMT+12', 'UTC'])('can be %s', (zone) => {
    expect(isKnownZone(zone)).toBe(true)
  })
})

describe('a zone that only ICU knows', () => {
  test('is refused by settings and practices, in upper and lower case', async () => {
    const asha = await member()
    expect(icuNames.flatMap((name) => [name, name.toLowerCase()]).filter(isKnownZone)).toEqual([])
    const refused = { code: 'practice.zone_unknown' }
    await expect(as(asha).journey.changeSettings({ body: { zone: 'US/Pacific-New' } })).rejects.toMatchObject(refused)
    const body = aPractice({ date: '2026-10-30', zone: 'aet' })
    await expect(as(asha).practice.log({ body })).rejects.toMatchObject(refused)
  })

  test('does not break any page if it was stored before', async () => {
    const asha = await member()
    await as(asha).practice.log({ body: aPractice({ date: '2026-10-30' }) })
    await db.updateTable('users').set({ zone: 'US/Pacific-New' }).where('id', '=', asha.id).execute()
    await expect(as(asha).practice.usual()).resolves.toBeDefined()
  })
})

describe('a name that PostgreSQL reads without summer time', () => {
  const julyMornings = [
    ['CET', '2026-07-15T04:30:00Z'],
    ['MET', '2026-07-15T04:30:00Z'],
    ['EET', '2026-07-15T03:30:00Z'],
    ['WET', '2026-07-15T05:30:00Z'],
  ] as const

  test.each(julyMornings)('%s: half past six in July is %s', async (zone, moment) => {
    const { rows } = await sql<{ began: Date }>`
      select practice_began_at('2026-07-15', '06:30', ${zone}) as began`.execute(db)
    expect(rows).toEqual([{ began: new Date(moment) }])
  })

  test('practices are found at their real time', async () => {
    const [zone, moment] = julyMornings[0]
    const asha = await member()
    const body = aPractice({ date: '2026-07-15', time: '06:30', zone, visibility: 'public' })
    await as(asha).practice.log({ body })
    const rows = await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const result = await sql<{ user_id: string }>`
        select user_id from practice_sessions
        where practice_began_at(date, time, zone) = ${moment} and visibility <> 'private'`.execute(tx)
      return result.rows
    })
    expect(rows).toEqual([{ user_id: asha.id }])
  })
})
