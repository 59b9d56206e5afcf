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
