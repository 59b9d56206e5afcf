import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test, vi } from 'vitest'
import { personalTables } from '#platform/personal-data/personal-tables.ts'
import { samplePicture } from '#testing/pictures.ts'
import { archiveTools, rowsIn } from '#testing/portability/archives.ts'
import { articleSlug as slug, authored as authoredAs, hard, liveIn, prepareLives } from '#testing/portability/lives.ts'
import { unzip } from '#testing/portability/unzip.ts'
import { insertOneOfEach } from '#testing/schema/one-of-each.ts'
import { testApp } from '#testing/test-app.ts'
import { archivedRows } from './archive-format.service.ts'

const folder = mkdtempSync(join(tmpdir(), 'archives-'))
afterAll(() => rmSync(folder, { recursive: true }))
const app = await testApp({ config: { STORAGE_URL: pathToFileURL(folder).href } })
const { as, db, member } = app
await app.startWorker()
await prepareLives(app)
const livedIn = () => liveIn(app)
type Member = Awaited<ReturnType<typeof member>>
const { download, upload, outcome } = archiveTools(app)

const authored = (files: Map<string, Buffer>) => authoredAs(files, seen)

/** A small grey version. */
async function seen(picture: Buffer | undefined) {
  if (!picture) return null
  const { width, height } = await sharp(picture).metadata()
  const pixels = await sharp(picture).greyscale().resize(6, 6).raw().toBuffer()
  return { width, height, greys: [...pixels].map((grey) => Math.round(grey / 16)) }
}

const importFinished = (who: Member) =>
  vi.waitFor(async () => {
    expect((await as(who).account.me()).profileImage).not.toBeNull()
    expect(await filesOf('imports', who)).toEqual([])
  }, 60_000)

const filesOf = async (kind: 'imports' | 'pictures' | 'practice-pictures', { id }: Member) =>
  (await readdir(join(folder, kind, id), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

test('an archive imported into an empty account and exported again is the same, and undoing empties the account', async () => {
  const [asha, ben] = [await livedIn(), await member()]
  const first = await authored(await unzip(await download(asha)))
  const empty = await authored(await unzip(await download(ben)))
  const id = await upload(ben, await download(asha))
  expect(await outcome(ben, id)).toMatchObject({
    state: 'checked',
    counts: { practices: { new: 3 }, moods: { new: 2 }, nights: { new: 2 }, others: { new: 16 }, broken: 0 },
  })
  await as(ben).portability.commitImport({ params: { id } })
  await importFinished(ben)
  const there = await unzip(await download(ben))
  expect(await authored(there)).toEqual(first)
  const practice = (await as(ben).practice.list({ query: {} })).items.find(({ notes }) => notes === 'शान्ति <b>')
  expect(practice).toMatchObject({ afterFeeling: null, hard })
  expect(first.pictures).toMatchObject([
    { of: 'Cold floor.', caption: 'The mat', shows: { width: 90 } },
    { of: 'Cold floor.', caption: null, shows: { width: 150 } },
  ])
  expect(rowsIn(there, 'practice_sessions')).toMatchObject([{ visibility: 'private' }, {}, {}])

  const again = await upload(ben, await download(asha))
  expect((await outcome(ben, again)).counts).toMatchObject({
    practices: { new: 0, duplicate: 3 },
    moods: { new: 0, duplicate: 2 },
    nights: { new: 0, duplicate: 2 },
    // Two pictures, two questions, a hidden limb and a challenge.
    others: { duplicate: 6 },
  })
  const questions = (await as(ben).guide.read({ query: {} })).items.map(({ message }) => message)
  expect(questions.toSorted()).toEqual(['And how do I begin?', 'What is pratyahara?'])
  await as(ben).portability.undoImport({ params: { id } })
  const left = await authored(await unzip(await download(ben)))
  expect(left.tables.user_preferences?.join()).toContain('"weekly_goal":3')
  expect({ ...left, tables: { ...left.tables, user_preferences: [] } }).toEqual(empty)
  await vi.waitFor(async () => {
    expect([await filesOf('pictures', ben), await filesOf('practice-pictures', ben)]).toEqual([[], []])
  }, 60_000)
})

test('the member keeps their own picture and their place in an article', async () => {
  const [asha, ben] = [await livedIn(), await member()]
  const { profileImage } = await as(ben).profile.changePicture({ body: samplePicture(200) })
  await as(ben).learning.saveReading({ params: { slug }, body: { place: 1 } })
  const id = await upload(ben, await download(asha))
  await outcome(ben, id)
  await as(ben).portability.commitImport({ params: { id } })
  await importFinished(ben)
  expect((await as(ben).account.me()).profileImage).toBe(profileImage)
  expect(await as(ben).learning.article({ params: { slug } })).toMatchObject({ place: 1, isRead: false })
  await as(ben).portability.undoImport({ params: { id } })
  expect((await as(ben).account.me()).profileImage).toBe(profileImage)
  expect(await as(ben).learning.article({ params: { slug } })).toMatchObject({ place: 1 })
})

/** The rows that the page of an archive holds, under the names of their tables. */
const blocksOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/data-table="(\w+)">\n([^<]*)<\/script>/g)].map(([, table = '', lines = '']) => [
      table,
      lines
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as object),
    ]),
  )

test('the archive contains what the registry promises, without the columns it leaves out', async () => {
  const { member: id } = await insertOneOfEach(db)
  await db.updateTable('waitlist_entries').set({ email: 'asha@example.org' }).execute()
  await db.updateTable('users').set({ email: 'asha@example.org' }).where('id', '=', id).execute()
  const { buildArchive } = await import('./build.service.ts')
  const { insertMadeFile } = await import('../made-files/made-files.repo.ts')
  const { createLocalStorage } = await import('#platform/storage/local-storage.ts')
  const { createDownloadLinks } = await import('#platform/storage/download-links.ts')
  const storage = createLocalStorage(
    folder,
    createDownloadLinks({ publicUrl: app.url, keys: app.keys, clock: app.clock }),
  )
  const archiveId = newId()
  await db.deleteFrom('archives').where('user_id', '=', id).execute()
  await insertMadeFile(db, 'archives', id, archiveId, app.clock.now())
  await buildArchive({ db, clock: app.clock, storage }, { userId: id, id: archiveId })
  const stored = await storage.get(`archives/${id}/${archiveId}.zip`)
  const files = await unzip(await buffer(stored!))
  const shown = blocksOf(String(files.get('index.html')))
  const tables = [...files.keys()].flatMap((name) => /^data\/(\w+)\.jsonl$/.exec(name)?.[1] ?? [])
  expect(shown).toEqual(Object.fromEntries(tables.map((table) => [table, rowsIn(files, table)])))
  for (const [table, entry] of Object.entries(personalTables)) {
    if ('impersonal' in entry || 'none' in entry.archive) {
      expect(files.has(`data/${table}.jsonl`), table).toBe(false)
      continue
    }
    const rows = rowsIn(files, table)
    // In these tables, the rows of this member are about someone else.
    if (!['blocks', 'mutes', 'session_likes'].includes(table)) expect(rows.length, table).toBeGreaterThan(0)
    for (const column of Object.keys(entry.archive.omit ?? {})) expect(rows[0] ?? {}, table).not.toHaveProperty(column)
  }
})

test('importing reads exactly the tables that it restores', () => {
  const restored = Object.entries(personalTables).flatMap(([table, entry]) =>
    'archive' in entry && 'restored' in entry.archive && entry.archive.restored ? [table] : [],
  )
  expect(restored.toSorted()).toEqual(Object.keys(archivedRows).toSorted())
})

test('the download can be resumed, contains the pictures, and is gone once it is deleted', async () => {
  const asha = await livedIn()
  const whole = await download(asha)
  expect([...(await unzip(whole)).keys()].filter((name) => name.startsWith('files/pictures/'))).toHaveLength(2)
  const { id, url, bytes } = (await as(asha).portability.archive())!
  expect(bytes).toBe(whole.length)
  const address = (url ?? '').replace('http://localhost', app.url)
  const rest = await fetch(address, { headers: { range: 'bytes=100-' } })
  expect(rest.status).toBe(206)
  expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(100))).toBe(true)
  await as(asha).portability.removeArchive({ params: { id } })
  expect([(await fetch(address)).status, await as(asha).portability.archive()]).toEqual([404, null])
})
