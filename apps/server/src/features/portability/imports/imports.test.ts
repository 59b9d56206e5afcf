import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { addDays, importRowsAtOnce, importUndoDays, limbs, todayOf } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { createStorage } from '#platform/storage/create-storage.ts'
import { movableClock } from '#testing/clock.ts'
import { aPractice, expectTrueTotals } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { portabilityPurge } from '../portability.jobs.ts'
import { partsFolder } from './imports.service.ts'

/** `IMPORT_ROWS=20000 npx vitest run imports.test` is the long form. */
const many = Number(process.env.IMPORT_ROWS ?? 400)

const clock = movableClock()
const { as, config, db, log, member } = await testApp({ clock })
type Member = Awaited<ReturnType<typeof member>>

const today = () => todayOf({ now: clock.now(), zone: 'UTC', dayEndsAt: 0 })
const practice = (changes: object = {}) => ({
  kind: 'practice',
  date: '2026-02-01',
  time: '06:30',
  limbType: 'dhyana',
  duration: 20,
  ...changes,
})

async function begin(who: Member, rows: object[]): Promise<string> {
  const { id } = await as(who).portability.beginImport({ body: { id: newId(), source: 'table', name: 'log.csv' } })
  for (let first = 0; first < rows.length; first += importRowsAtOnce) {
    const body = { rows: rows.slice(first, first + importRowsAtOnce) as Record<string, unknown>[] }
    await as(who).portability.sendRows({ params: { id }, query: { number: first }, body })
  }
  return id
}

const check = (who: Member, id: string) => as(who).portability.checkImport({ params: { id } })
const commit = (who: Member, id: string) => as(who).portability.commitImport({ params: { id } })
const undo = (who: Member, id: string) => as(who).portability.undoImport({ params: { id } })

/** Everything that depends on what a member has logged. */
async function everythingOf(who: Member) {
  const { sessions, moods, nights } = {
    sessions: (await as(who).practice.list({ query: { limit: 100 } })).items,
    moods: (await as(who).wellness.moods({ query: { limit: 100 } })).items,
    nights: (await as(who).wellness.nights({ query: { limit: 100 } })).items,
  }
  const stats = await as(who).journey.stats()
  const challenges = await as(who).journey.challenges()
  return { sessions, moods, nights, stats, challenges, achievements: await as(who).journey.achievements() }
}

/** Rows with different times, some of which already exist or can't be read. */
function file({ rows, duplicates, broken }: { rows: number; duplicates: number; broken: number }) {
  const start = addDays(today(), -Math.ceil(rows / 3))
  return Array.from({ length: rows }, (_, index) => {
    if (index < broken) return practice({ date: 'last spring' })
    const at = index < broken + duplicates ? broken + duplicates + index : index
    const time = `0${5 + (at % 3)}:15`
    return practice({
      date: addDays(start, Math.floor(at / 3)),
      time,
      limbType: limbs[at % 8],
      duration: 10 + (at % 50),
    })
  })
}

test(
  `a dry run of ${many} rows counts exactly what adding does, and undoing restores everything`,
  { timeout: 300_000 },
  async () => {
    const asha = await member()
    await as(asha).practice.log({ body: aPractice({ date: addDays(today(), -1) }) })
    await as(asha).practice.log({ body: aPractice({ date: addDays(today(), -40) }) })
    const before = await everythingOf(asha)
    const [duplicates, broken] = [Math.floor(many / 40), Math.floor(many / 200)]
    const id = await begin(asha, file({ rows: many, duplicates, broken }))
    const dry = await check(asha, id)
    const expected = { rows: many, practices: { new: many - duplicates - broken, duplicate: duplicates }, broken }
    expect(dry).toMatchObject({ state: 'checked', received: many, counts: expected })
    expect(await everythingOf(asha)).toEqual(before)

    const done = await commit(asha, id)
    expect(done).toMatchObject({ state: 'added', counts: dry.counts })
    await expectTrueTotals(db, asha.id)
    const { stats } = await everythingOf(asha)
    expect(stats.totalSessions).toBe(2 + many - duplicates - broken)
    expect(stats.longestStreak).toBe(dry.counts?.longestStreak.after)
    expect(stats.currentStreak).toBe(dry.counts?.currentStreak.after)

    expect((await undo(asha, id)).state).toBe('undone')
    expect(await everythingOf(asha)).toEqual(before)
    await expectTrueTotals(db, asha.id)
  },
)

const figures = async (who: Member) => {
  const { stats, challenges } = await everythingOf(who)
  const earned = await as(who).journey.achievements()
  const { recentExperience: _, ...same } = stats
  return { same, challenges, earned: earned.map(({ achievement, practiceDay }) => [achievement.name, practiceDay]) }
}

test('an imported history has the same stats as a logged one', async () => {
  const [asha, ben] = [await member(), await member()]
  const days = [1, 2, 3, 5, 8, 9, 10, 11, 12, 13, 14, 15].map((back) => addDays(today(), -back)).toReversed()
  for (const date of days) await as(asha).practice.log({ body: aPractice({ date, visibility: 'private' }) })
  const feelings = { beforeFeeling: 'tired', afterFeeling: 'calm' }
  await commit(
    ben,
    (
      await check(
        ben,
        await begin(
          ben,
          days.map((date) => practice({ date, ...feelings })),
        ),
      )
    ).id,
  )
  expect(await figures(ben)).toEqual(await figures(asha))
})

test('imported practice is private, whatever the file and the settings say, and appears in no feed', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(asha).profile.changePrivacy({ body: { defaultVisibility: 'public' } })
  await as(ben).community.follow({ params: { id: asha.id } })
  await commit(asha, (await check(asha, await begin(asha, [practice({ visibility: 'public' })]))).id)
  expect((await as(asha).practice.list({ query: {} })).items).toMatchObject([{ visibility: 'private' }])
  expect((await as(ben).community.feed({ query: {} })).items).toEqual([])
})

test.each<[fault: string, row: Record<string, unknown>]>([
  ['kind', {}],
  ['kind', { kind: 'weight', date: '2026-02-01' }],
  ['date', practice({ date: '2026-02-30' })],
  ['date', practice({ date: '0999-02-03' })],
  ['time', practice({ time: '25:00' })],
  ['limb', practice({ limbType: 'pilates' })],
  ['minutes', practice({ duration: 0 })],
  ['minutes', practice({ duration: 1e308 })],
  ['minutes', practice({ duration: '20' })],
  ['feeling', practice({ afterFeeling: 'meh' })],
  ['notes', practice({ notes: 'x'.repeat(5_001) })],
  ['tags', practice({ tags: ['x'.repeat(25)] })],
  ['zone', practice({ zone: 'Mars/Olympus' })],
  ['future', practice({ date: '2999-01-01' })],
  ['mood', { kind: 'mood', at: '2026-02-01T06:00:00Z', mood: 'hangry' }],
  ['future', { kind: 'mood', at: '2999-02-01T06:00:00Z', mood: 'calm' }],
  ['times', { kind: 'night', date: '2026-02-02', bedtime: '2026-02-02T07:00:00Z', wakeTime: '2026-02-02T06:00:00Z' }],
])('a row is invalid because of its %s: %j', async (fault, row) => {
  const asha = await member()
  const id = await begin(asha, [row, practice()])
  expect((await check(asha, id)).counts).toMatchObject({ rows: 2, broken: 1, practices: { new: 1, duplicate: 0 } })
  const { items } = await as(asha).portability.brokenRows({ params: { id }, query: {} })
  expect(items).toEqual([{ row: 0, fault }])
})

test('overlong practice is shortened, scripts are stored as text, and moods and nights are added', async () => {
  const asha = await member()
  const script = '<script>alert(1)</script>'
  await as(asha).wellness.logSleep({
    body: { date: '2026-02-03', bedtime: '2026-02-02T22:00:00Z', wakeTime: '2026-02-03T06:00:00Z' },
  })
  const id = await begin(asha, [
    practice({ duration: 480, notes: script, tags: ['yin', 'Yin'] }),
    { kind: 'mood', at: '2026-02-01T08:00:00+02:00', mood: 'calm', energy: 7 },
    { kind: 'mood', at: '2026-02-01T06:00:00Z', mood: 'calm' },
    { kind: 'night', date: '2026-02-02', bedtime: '2026-02-01T22:00:00Z', wakeTime: '2026-02-02T06:00:00Z' },
    { kind: 'night', date: '2026-02-03', bedtime: '2026-02-03T05:00:00Z', wakeTime: '2026-02-03T07:00:00Z' },
  ])
  const { counts } = await check(asha, id)
  expect(counts).toMatchObject({ shortened: 1, moods: { new: 1, duplicate: 1 }, nights: { new: 1, duplicate: 1 } })
  await commit(asha, id)
  const { sessions, moods, nights } = await everythingOf(asha)
  expect(sessions).toMatchObject([{ duration: 300, notes: script, tags: ['yin'], beforeFeeling: null }])
  expect(moods).toMatchObject([{ mood: 'calm', energy: 7, createdAt: '2026-02-01T06:00:00.000Z' }])
  expect(nights.map(({ date, duration }) => [date, duration])).toEqual([
    ['2026-02-03', 480],
    ['2026-02-02', 480],
  ])
})

test('another member’s practice is not a duplicate', async () => {
  const rows = [
    practice({ time: '04:44' }),
    { kind: 'mood', at: '2026-02-01T04:44:00Z', mood: 'calm' },
    { kind: 'night', date: '2026-02-04', bedtime: '2026-02-03T22:00:00Z', wakeTime: '2026-02-04T04:44:00Z' },
  ]
  for (const who of [await member(), await member()]) {
    const { id, counts } = await check(who, await begin(who, rows))
    const added = { new: 1, duplicate: 0 }
    expect(counts).toMatchObject({ practices: added, moods: added, nights: added })
    await commit(who, id)
  }
})

test('undoing also removes the import’s edited and deleted practice, and keeps what was logged since', async () => {
  const asha = await member()
  const { id } = await check(asha, await begin(asha, [practice(), practice({ time: '07:30' })]))
  await commit(asha, id)
  const [later, earlier] = (await as(asha).practice.list({ query: {} })).items
  await as(asha).practice.edit({ params: { id: earlier!.id }, body: { version: 1, visibility: 'public' } })
  await as(asha).practice.remove({ params: { id: later!.id } })
  const own = await as(asha).practice.log({ body: aPractice() })
  await undo(asha, id)
  expect((await as(asha).practice.list({ query: {} })).items.map((session) => session.id)).toEqual([own.id])
  expect((await as(asha).practice.listDeleted({ query: {} })).items).toEqual([])
  await expectTrueTotals(db, asha.id)
})

test('two parallel commits add the rows once, and an undo can run during logging', async () => {
  const asha = await member()
  const { id } = await check(asha, await begin(asha, [practice(), practice({ time: '07:30' })]))
  const both = await Promise.all([commit(asha, id), commit(asha, id)])
  expect(both.map(({ state }) => state)).toEqual(['added', 'added'])
  expect((await as(asha).journey.stats()).totalSessions).toBe(2)
  await Promise.all([
    undo(asha, id),
    as(asha).practice.log({ body: aPractice() }),
    undo(asha, id),
    as(asha).practice.log({ body: aPractice({ time: '09:00' }) }),
  ])
  expect((await as(asha).journey.stats()).totalSessions).toBe(2)
  await expectTrueTotals(db, asha.id)
})

test('an import can be discarded before it is added, but not afterwards', async () => {
  const asha = await member()
  const drop = (id: string) => as(asha).portability.dropImport({ params: { id } })
  await drop(await begin(asha, [practice()]))
  expect(await as(asha).portability.imports()).toEqual([])
  const { id } = await check(asha, await begin(asha, [practice()]))
  for (const moveOn of [commit, undo]) {
    const { state } = await moveOn(asha, id)
    await expect(drop(id)).rejects.toMatchObject({ code: 'portability.import_moved_on' })
    expect(await as(asha).portability.imports()).toMatchObject([{ id, state }])
  }
})

test('after 30 days an import can’t be undone', async () => {
  const asha = await member()
  const { id } = await check(asha, await begin(asha, [practice()]))
  await commit(asha, id)
  await db
    .updateTable('imports')
    .set({ added_at: new Date(clock.now().getTime() - 30 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  await expect(undo(asha, id)).rejects.toMatchObject({ code: 'portability.undo_over' })
})

test('an import is deleted after a day if it was never added, or otherwise once it can’t be undone any more', async () => {
  const asha = await member()
  const { id: added } = await check(asha, await begin(asha, [practice()]))
  await commit(asha, added)
  const unfinished = await begin(asha, [practice()])
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const storage = await createStorage({ ...config, STORAGE_URL: pathToFileURL(folder).href }, {} as never)
  const partOf = (id: string) => `${partsFolder(asha.id, id)}1`
  for (const id of [added, unfinished]) await storage.put(partOf(id), Readable.from(['part']), 'application/zip')

  const leftAfter = async (time: { days: number; seconds?: number }) => {
    const later = movableClock(clock.now())
    later.advance(time)
    await portabilityPurge({ db, clock: later, storage, log }).run({})
    const rows = await db.selectFrom('imports').select('id').where('user_id', '=', asha.id).orderBy('id').execute()
    const parts = await Promise.all([added, unfinished].map((id) => storage.find(partOf(id))))
    expect(parts.filter(Boolean)).toHaveLength(rows.length)
    return rows.map(({ id }) => id)
  }
  expect(await leftAfter({ days: 1, seconds: -1 })).toEqual([added, unfinished])
  expect(await leftAfter({ days: 1 })).toEqual([added])
  expect(await leftAfter({ days: importUndoDays, seconds: -1 })).toEqual([added])
  expect(await leftAfter({ days: importUndoDays })).toEqual([])
})

test('sending a chunk again changes nothing, and a new import replaces one that was never added', async () => {
  const asha = await member()
  const id = await begin(asha, [practice()])
  const again = { params: { id }, query: { number: 0 }, body: { rows: [practice({ time: '09:00' })] } }
  expect(await as(asha).portability.sendRows(again)).toMatchObject({ received: 1 })
  const next = await begin(asha, [practice()])
  expect((await as(asha).portability.imports()).map((item) => item.id)).toEqual([next])
  await expect(commit(asha, next)).rejects.toMatchObject({ code: 'portability.import_moved_on' })
})
