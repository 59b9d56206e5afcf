import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { archiveTools, practiceFile, practiceLine, zipOf } from '#testing/portability/archives.ts'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const clock = movableClock(new Date('2026-03-11T08:00:00Z'))
const app = await testApp({ clock, config: { STORAGE_URL: pathToFileURL(folder).href } })
const { as, db, member } = app
await app.startWorker()
const { upload, outcome } = archiveTools(app)
type Member = Awaited<ReturnType<typeof member>>

const tableOf = (table: string, ...rows: object[]) => ({
  [`data/${table}.jsonl`]: rows.map((row) => JSON.stringify(row)).join('\n'),
})
const chosen = tableOf('users', {
  bio: null,
  profile_image: null,
  zone: 'Asia/Kolkata',
  zone_follows_device: false,
  day_ends_at: 180,
})
const preferences = tableOf('user_preferences', {
  weekly_goal: 5,
  preferred_practice_time: 'morning',
  difficulty_level: 'beginner',
  quiet_mode: false,
  reasons: [],
  fixed_rest_days: ['sunday', 'new-moon'],
})

async function bring(who: Member, contents: Record<string, string | Buffer>): Promise<string> {
  const id = await upload(who, await zipOf(contents))
  await outcome(who, id)
  await as(who).portability.commitImport({ params: { id } })
  return id
}
const undo = (who: Member, id: string) => as(who).portability.undoImport({ params: { id } })

async function settingsOf(who: Member) {
  const { zone, zoneFollowsDevice, dayEndsAt, weeklyGoal, fixedRestDays } = await as(who).journey.settings()
  return { zone, zoneFollowsDevice, dayEndsAt, weeklyGoal, fixedRestDays }
}
const lastOf = ({ id }: Member) =>
  db
    .selectFrom('setting_history')
    .select(['zone', 'day_ends_at as dayEndsAt', 'weekly_goal as weeklyGoal', 'fixed_rest_days as fixedRestDays'])
    .where('user_id', '=', id)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()

test('the end of the day, a chosen zone and the goal are restored and apply from now on', async () => {
  const asha = await member()
  // The first zone of a device starts no history; the second does.
  for (const zone of ['Europe/Paris', 'Europe/Lisbon'])
    await as(asha).journey.changeSettings({ body: { zone, zoneFollowsDevice: true } })
  const before = await settingsOf(asha)
  const id = await bring(asha, { ...chosen, ...preferences })
  const there = { zone: 'Asia/Kolkata', dayEndsAt: 180, weeklyGoal: 5, fixedRestDays: ['sunday', 'new-moon'] }
  expect(await settingsOf(asha)).toEqual({ ...there, zoneFollowsDevice: false })
  expect(await lastOf(asha)).toEqual(there)
  await undo(asha, id)
  expect(await settingsOf(asha)).toEqual(before)
  expect(await lastOf(asha)).toEqual({ zone: 'Europe/Lisbon', dayEndsAt: 0, weeklyGoal: 3, fixedRestDays: [] })
})

test('settings chosen here and later changes stay', async () => {
  const asha = await member()
  await as(asha).journey.changeSettings({ body: { zone: 'Europe/Lisbon', zoneFollowsDevice: false } })
  const id = await bring(asha, chosen)
  expect(await settingsOf(asha)).toMatchObject({ zone: 'Europe/Lisbon', zoneFollowsDevice: false, dayEndsAt: 180 })
  await as(asha).journey.changeSettings({ body: { dayEndsAt: 60 } })
  await undo(asha, id)
  expect(await settingsOf(asha)).toMatchObject({ zone: 'Europe/Lisbon', zoneFollowsDevice: false, dayEndsAt: 60 })
})

test('a zone that followed the device still follows it here', async () => {
  const asha = await member()
  const [line] = Object.values(chosen)
  await bring(asha, tableOf('users', { ...(JSON.parse(line!) as object), zone_follows_device: true }))
  expect(await settingsOf(asha)).toMatchObject({ zone: 'UTC', zoneFollowsDevice: true, dayEndsAt: 180 })
})

const at = (validFrom: string, zone: string) => ({ valid_from: validFrom, weekly_goal: 3, zone, day_ends_at: 0 })

test('a streak that survived a flight also survives the move to this server', async () => {
  const asha = await member()
  const days = ['2026-02-01', '2026-02-02', '2026-02-05', '2026-02-06']
  const practices = practiceFile(...days.map((date) => practiceLine({ date, practice_day: date })))
  const flight = [at('2026-01-01T00:00:00Z', 'UTC'), at('2026-02-03T12:00:00Z', 'Pacific/Kiritimati')]
  const ignored = [at('2026-02-03T13:00:00Z', 'Mars/Olympus'), at('2999-01-01T00:00:00Z', 'UTC')]
  const id = await bring(asha, { ...practices, ...tableOf('setting_history', ...flight, ...ignored) })
  expect(await as(asha).journey.stats()).toMatchObject({ longestStreak: 4 })
  await undo(asha, id)
  await bring(asha, practices)
  expect(await as(asha).journey.stats()).toMatchObject({ longestStreak: 2 })
})

test('a streak that a fixed rest day kept is kept here too', async () => {
  const asha = await member()
  const days = ['2026-02-06', '2026-02-07', '2026-02-09', '2026-02-10']
  const practices = practiceFile(...days.map((date) => practiceLine({ date, practice_day: date })))
  const sundays = { ...at('2026-01-01T00:00:00Z', 'UTC'), fixed_rest_days: ['sunday'] }
  await bring(asha, { ...practices, ...tableOf('setting_history', sundays) })
  expect(await as(asha).journey.stats()).toMatchObject({ longestStreak: 4 })
})

test('the preview counts the streak with the pauses and settings of the archive, as adding does', async () => {
  const asha = await member()
  const days = ['2026-02-01', '2026-02-02', '2026-02-08', '2026-02-09', '2026-02-12']
  const contents = {
    ...practiceFile(...days.map((date) => practiceLine({ date, practice_day: date }))),
    ...tableOf('practice_pauses', { id: newId(), first_day: '2026-02-03', last_day: '2026-02-07' }),
    ...tableOf('setting_history', at('2026-01-01T00:00:00Z', 'UTC'), at('2026-02-10T12:00:00Z', 'Pacific/Kiritimati')),
    ...preferences,
    ...chosen,
  }
  const before = await settingsOf(asha)
  const id = await upload(asha, await zipOf(contents))
  const { counts } = await outcome(asha, id)
  expect(counts?.longestStreak).toEqual({ before: 0, after: 5 })
  expect([await settingsOf(asha), await lastOf(asha)]).toEqual([before, undefined])
  expect((await as(asha).journey.settings()).pauses).toEqual([])
  expect(await as(asha).portability.commitImport({ params: { id } })).toMatchObject({ counts })
  expect(await as(asha).journey.stats()).toMatchObject({ longestStreak: 5 })
})

test.each([
  ['on there and off here, comes back, and goes with undoing', true, false, [true, false]],
  ['off there and on here, stays on', false, true, [true, true]],
  ['on at both, stays on, also after undoing', true, true, [true, true]],
])('approving followers: %s', async (_, there, here, expected) => {
  const asha = await member()
  await as(asha).profile.changePrivacy({ body: { approveFollowers: here } })
  const id = await bring(asha, tableOf('privacy_settings', { default_visibility: 'public', approve_followers: there }))
  const added = await as(asha).profile.privacy()
  await undo(asha, id)
  const undone = await as(asha).profile.privacy()
  expect([added.approveFollowers, undone.approveFollowers]).toEqual(expected)
  expect([added.defaultVisibility, undone.defaultVisibility]).toEqual(['private', 'private'])
})
