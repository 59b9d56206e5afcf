import { todayOf } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { todayColumn } from './timeline.sql.ts'

const db = await testDatabase()

const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu', 'America/New_York', 'Australia/Lord_Howe']
const ends = [0, 1, 240, 359]
/** Moments around midnight, the end of the day, and changes of the clocks. */
const moments = [
  '2026-01-01T00:00:00Z',
  '2026-03-08T06:59:59.999Z',
  '2026-03-08T07:00:00Z',
  '2026-11-01T05:30:00Z',
  '2026-11-01T06:30:00Z',
  '2026-12-31T09:59:59Z',
  '2026-12-31T10:00:00Z',
  '2026-12-31T14:00:30Z',
]

test.each(zones)('today in SQL is the same as in the rules, in %s', async (zone) => {
  for (const dayEndsAt of ends) {
    for (const moment of moments) {
      const now = new Date(moment)
      const { rows } = await sql<{ today: string }>`select ${todayColumn(now)}::text as today
        from (values (${zone}, ${dayEndsAt}::int)) as users (zone, day_ends_at)`.execute(db)
      expect([moment, dayEndsAt, rows[0]?.today]).toEqual([moment, dayEndsAt, todayOf({ now, zone, dayEndsAt })])
    }
  }
})
