import { isKnownZone, localMoment } from '@sadhana/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readMigrations } from '#platform/db/migrate.ts'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-11-01T12:00:00Z'))
const { as, db, member } = await testApp({ clock })

/** The zones ICU has besides those of IANA, with one that it means. It has no list of them. */
const ofIcuAlone = {
  ACT: 'Australia/Darwin',
  AET: 'Australia/Sydney',
  AGT: 'America/Argentina/Buenos_Aires',
  ART: 'Africa/Cairo',
  AST: 'America/Anchorage',
  BET: 'America/Sao_Paulo',
  BST: 'Asia/Dhaka',
  CAT: 'Africa/Maputo',
  CNT: 'America/St_Johns',
  CST: 'America/Chicago',
  CTT: 'Asia/Shanghai',
  'Canada/East-Saskatchewan': 'America/Regina',
  EAT: 'Africa/Nairobi',
  ECT: 'Europe/Paris',
  IET: 'America/Indiana/Indianapolis',
  IST: 'Asia/Kolkata',
  JST: 'Asia/Tokyo',
  MIT: 'Pacific/Apia',
  NET: 'Asia/Yerevan',
  NST: 'Pacific/Auckland',
  PLT: 'Asia/Karachi',
  PNT: 'America/Phoenix',
  PRT: 'America/Puerto_Rico',
  PST: 'America/Los_Angeles',
  SST: 'Pacific/Guadalcanal',
  'SystemV/AST4': 'Etc/GMT+4',
  'SystemV/AST4ADT': 'America/Halifax',
  'SystemV/CST6': 'Etc/GMT+6',
  'SystemV/CST6CDT': 'America/Chicago',
  'SystemV/EST5': 'Etc/GMT+5',
  'SystemV/EST5EDT': 'America/New_York',
  'SystemV/HST10': 'Etc/GMT+10',
  'SystemV/MST7': 'Etc/GMT+7',
  'SystemV/MST7MDT': 'America/Denver',
  'SystemV/PST8': 'Etc/GMT+8',
  'SystemV/PST8PDT': 'America/Los_Angeles',
  'SystemV/YST9': 'Etc/GMT+9',
  'SystemV/YST9YDT': 'America/Anchorage',
  'US/Pacific-New': 'America/Los_Angeles',
  VST: 'Asia/Ho_Chi_Minh',
}
const icuNames = Object.keys(ofIcuAlone)

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const threeLetters = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => one + two + three)))

const { rows: ofPostgres } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(db)
const namesOfPostgres = ofPostgres.map(({ name }) => name)

describe('a zone that is accepted', () => {
  const accepted = [
    ...new Set([...Intl.supportedValuesOf('timeZone'), ...namesOfPostgres, ...icuNames, ...threeLetters]),
  ].filter(isKnownZone)

  test('is also known to PostgreSQL', () => {
    const known = new Set(namesOfPostgres.map((name) => name.toLowerCase()))
    expect(accepted.length).toBeGreaterThan(500)
    expect(accepted.filter((zone) => !known.has(zone.toLowerCase()))).toEqual([])
  })

  test.each(['2024-01-15T12:00:00Z', '2024-07-15T12:00:00Z'])('shows the same clock in SQL at %s', async (moment) => {
    const { rows } = await sql<{ zone: string; date: string; time: string }>`
      select zone, clock_in(${moment}::timestamptz, zone)::date::text as date,
        to_char(clock_in(${moment}::timestamptz, zone), 'HH24:MI') as time
      from unnest(${accepted}::text[]) as zone`.execute(db)
    const shown = rows.map(({ zone }) => ({ zone, ...localMoment(new Date(moment), zone) }))
    expect(rows).toEqual(shown)
  })

  test.each(['2024-01-15', '2024-07-15'])('has practices that begin at the same moment in SQL on %s', async (date) => {
    const { rows } = await sql<{ zone: string; began: Date }>`
      select zone, practice_began_at(${date}::date, '12:00', zone) as began
      from unnest(${accepted}::text[]) as zone`.execute(db)
    const elsewhere = rows.filter(({ zone, began }) => {
      const shown = localMoment(began, zone)
      return shown.date !== date || shown.time !== '12:00'
    })
    expect(elsewhere).toEqual([])
  })

  test.each(['Asia/Calcutta', 'asia/kolkata', 'US/Pacific', 'EST', 'CET', 'Etc/GMT+12', 'UTC'])('is %s', (zone) => {
    expect(isKnownZone(zone)).toBe(true)
  })
})

describe('a zone of ICU alone', () => {
  test('is refused by settings and practices, in upper and lower case', async () => {
    const asha = await member()
    expect(icuNames.flatMap((name) => [name, name.toLowerCase()]).filter(isKnownZone)).toEqual([])
    const refused = { code: 'practice.zone_unknown' }
    await expect(as(asha).journey.changeSettings({ body: { zone: 'US/Pacific-New' } })).rejects.toMatchObject(refused)
    const body = aPractice({ date: '2026-10-30', zone: 'aet' })
    await expect(as(asha).practice.log({ body })).rejects.toMatchObject(refused)
  })

  test('that was stored before keeps no page from its member', async () => {
    const asha = await member()
    await as(asha).practice.log({ body: aPractice({ date: '2026-10-30' }) })
    await db.updateTable('users').set({ zone: 'US/Pacific-New' }).where('id', '=', asha.id).execute()
    await expect(as(asha).practice.usual()).resolves.toBeDefined()
  })

  test('becomes the zone it meant', async () => {
    const { id } = await member()
    const migration = (await readMigrations())['0165-journey-zones']!
    const zoneOf = () => db.selectFrom('users').select('zone').where('id', '=', id).executeTakeFirstOrThrow()
    const after: Record<string, string> = {}
    for (const zone of icuNames) {
      await db.updateTable('users').set({ zone }).where('id', '=', id).execute()
      await db.transaction().execute((tx) => sql.raw(migration).execute(tx))
      after[zone] = (await zoneOf()).zone
    }
    expect(after).toEqual(ofIcuAlone)
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

  test('practices logged before are found at their true moment', async () => {
    const [zone, moment] = julyMornings[0]
    const asha = await member()
    const body = aPractice({ date: '2026-07-15', time: '06:30', zone, visibility: 'public' })
    await as(asha).practice.log({ body })
    const migrations = await readMigrations()
    const [formerFunction] = migrations['0040-practice-moments']!.split('-- Who practised')
    const tx = await db.startTransaction().execute()
    try {
      await sql.raw(formerFunction!.replace('create function', 'create or replace function')).execute(tx)
      await sql`reindex index practice_sessions_by_moment`.execute(tx)
      await sql.raw(migrations['0168-practice-summer-time']!).execute(tx)
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql<{ user_id: string }>`
        select user_id from practice_sessions
        where practice_began_at(date, time, zone) = ${moment} and visibility <> 'private'`.execute(tx)
      expect(rows).toEqual([{ user_id: asha.id }])
    } finally {
      await tx.rollback().execute()
    }
  })
})
