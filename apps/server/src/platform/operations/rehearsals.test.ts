import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { findLastBackup, findLastRehearsal, hasPassed, insertRehearsal } from './rehearsals.repo.ts'

const db = await testDatabase()

test('the newest rehearsal and the newest backup are found', async () => {
  expect(await findLastRehearsal(db)).toBeUndefined()
  expect(await findLastBackup(db)).toBeUndefined()
  const first = {
    restoredTo: new Date('2026-11-15T02:00:00Z'),
    kind: 'dump' as const,
    tables: 70,
    rows: 1_000,
    files: 3,
    differences: 1,
    started: true,
    seconds: 8,
  }
  const second = { ...first, restoredTo: new Date('2026-11-16T02:00:00Z'), differences: 0 }
  await insertRehearsal(db, first)
  await insertRehearsal(db, second)
  expect(await findLastRehearsal(db)).toEqual({ ...second, rehearsedAt: expect.any(Date) as Date })
  for (const taken_at of [first.restoredTo, second.restoredTo]) {
    await db.insertInto('backups').values({ taken_at, kind: 'dump' }).execute()
  }
  expect(await findLastBackup(db)).toMatchObject({ takenAt: second.restoredTo, kind: 'dump' })
})

test.each([
  [{ differences: 0, started: true }, true],
  [{ differences: 1, started: true }, false],
  [{ differences: 0, started: false }, false],
])('%o has passed: %s', (rehearsal, passed) => {
  expect(hasPassed(rehearsal)).toBe(passed)
})
