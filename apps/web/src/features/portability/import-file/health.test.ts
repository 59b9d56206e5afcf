import { expect, test } from 'vitest'
import {
  exportHead,
  healthExport,
  heartRecord,
  sitRecord,
  sleepRecord,
  yogaRecord,
  zipOf,
} from '#testing/health-export.ts'
import { createScanner, type HealthRecord } from './health-records.rules.ts'
import { healthRows, nightsOf } from './health-rows.rules.ts'
import { readHealth } from './read-health.ts'

const night = (from: string, to: string, state?: string) =>
  sleepRecord({ from: `${from} +0000`, to: `${to} +0000`, ...(state && { state }) })
const zone = '<MetadataEntry key="HKTimeZone" value="Asia/Kolkata"/>'
const sample = healthExport(
  heartRecord(1),
  night('2025-03-01 22:48:00', '2025-03-02 02:00:00'),
  heartRecord(2),
  sitRecord('2025-03-02 06:40:00 +0000', '2025-03-02 06:55:00 +0000', zone),
  yogaRecord('2025-03-02 18:10:00 +0530', '2025-03-02 18:55:00 +0530'),
  night('2025-03-02 02:30:00', '2025-03-02 06:31:00', 'AsleepREM'),
)

function scan(text: string, size: number): HealthRecord[] {
  const records: HealthRecord[] = []
  const scanner = createScanner((record) => void records.push(record))
  for (let at = 0; at < text.length; at += size) scanner.push(text.slice(at, at + size))
  return records
}

test.each([1, 7, 64, 1_000, 100_000])('pieces of %s characters give the same records', (size) => {
  expect(scan(sample, size).map(({ kind }) => kind)).toEqual(['sleep', 'sit', 'yoga', 'sleep'])
  expect(scan(sample, size)).toEqual(scan(sample, sample.length))
})

test.each([
  ['an end before its begin', sitRecord('2025-03-02 06:40:00 +0000', '2025-03-02 06:30:00 +0000')],
  ['a moment that is none', sitRecord('this morning', '2025-03-02 06:30:00 +0000')],
  ['a name that only occurs in a text', ' <Record type="x" sourceName="HKWorkoutActivityTypeYoga"/>\n'],
  ['a tag of another kind', ' <Note type="HKCategoryTypeIdentifierMindfulSession"/>\n'],
])('%s is skipped, and the next record is read', (_, record) => {
  expect(
    scan(healthExport(record, yogaRecord('2025-03-02 18:10:00 +0530', '2025-03-02 18:55:00 +0530')), 50),
  ).toHaveLength(1)
})

test('a record that never ends doesn’t fill the memory', () => {
  const open = `<Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="${'x'.repeat(600_000)}`
  expect(scan(exportHead + open, 10_000)).toEqual([])
})

test('parts of a night less than an hour apart are one night, and sleep takes precedence over time in bed', () => {
  const records = scan(
    healthExport(
      night('2025-03-01 22:30:00', '2025-03-02 07:00:00', 'InBed'),
      night('2025-03-01 22:48:00', '2025-03-02 02:00:00'),
      night('2025-03-01 23:00:00', '2025-03-02 02:10:00', 'Asleep'),
      night('2025-03-02 02:10:00', '2025-03-02 02:30:00', 'Awake'),
      night('2025-03-02 02:59:00', '2025-03-02 06:31:00', 'AsleepDeep'),
      night('2025-03-02 14:00:00', '2025-03-02 14:10:00'),
      night('2025-03-02 23:20:00', '2025-03-03 07:05:00', 'InBed'),
    ),
    500,
  )
  const spans = nightsOf(records).map(({ from, to }) => [from, to].map((at) => new Date(at).toISOString().slice(5, 16)))
  expect(spans).toEqual([
    ['03-01T22:48', '03-02T06:31'],
    ['03-02T23:20', '03-03T07:05'],
  ])
})

const sit = (from: string, to: string) => sitRecord(`2025-03-02 ${from} +0000`, `2025-03-02 ${to} +0000`)

test('a sit recorded by two apps counts once, and two in a row count twice', () => {
  const { sits } = healthRows(
    scan(
      healthExport(
        sit('06:40:00', '06:55:00'),
        sit('06:40:05', '06:55:30'),
        sit('06:55:30', '07:00:30'),
        sit('09:00:00', '09:00:20'),
      ),
      500,
    ),
    'UTC',
  )
  expect(sits).toMatchObject([
    { time: '06:40', duration: 16 },
    { time: '06:55', duration: 5 },
  ])
})

test('only times and lengths are sent, in the zone of the record or else the member’s', () => {
  expect(healthRows(scan(sample, 500), 'Europe/Dublin')).toEqual({
    nights: [
      { kind: 'night', date: '2025-03-02', bedtime: '2025-03-01T22:48:00.000Z', wakeTime: '2025-03-02T06:31:00.000Z' },
    ],
    sits: [
      {
        kind: 'practice',
        date: '2025-03-02',
        time: '12:10',
        limbType: 'dhyana',
        duration: 15,
        notes: null,
        zone: 'Asia/Kolkata',
      },
    ],
    yoga: [{ kind: 'practice', date: '2025-03-02', time: '12:40', limbType: 'asana', duration: 45, notes: null }],
  })
})

const read = (bytes: BlobPart) => readHealth(new Blob([bytes]), () => {})

test.each(['apple_health_export/export.xml', 'apple_health_export/exportación.xml', 'export.xml'])(
  'the export is found in a zip file as %s, and never the clinical one beside it',
  async (name) => {
    const inside = {
      'apple_health_export/export_cda.xml': '<x/>'.repeat(9_000),
      'apple_health_export/route.gpx': '',
      [name]: sample,
    }
    expect((await read(zipOf(inside)))?.records).toHaveLength(4)
  },
)

test('a plain file is read too, with its progress', async () => {
  const shares: number[] = []
  const result = await readHealth(new Blob([sample]), (share) => void shares.push(share))
  expect(result?.records).toHaveLength(4)
  expect(shares.at(-1)).toBe(1)
})

test.each([
  ['another zip file', zipOf({ 'holiday.jpg': 'x' })],
  ['another xml file', '<html></html>'],
  ['a zip file without its end', zipOf({ 'export.xml': sample }).subarray(0, 200)],
  ['a zip file with damaged contents', Buffer.from(zipOf({ 'export.xml': sample })).fill(0xff, 60, 120)],
  ['nothing', ''],
])('%s isn’t an export', async (_, bytes) => {
  expect(await read(bytes as BlobPart)).toBeUndefined()
})
