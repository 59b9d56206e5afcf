import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { importPartBytes } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { personalTables } from '#platform/personal-data/personal-tables.ts'
import { samplePicture } from '#testing/pictures.ts'
import { aPractice } from '#testing/practice.ts'
import { insertOneOfEach } from '#testing/schema/one-of-each.ts'
import { testApp } from '#testing/test-app.ts'
import { archivedRows, archiveFormat } from './archive-format.service.ts'

const folder = mkdtempSync(join(tmpdir(), 'archives-'))
afterAll(() => rmSync(folder, { recursive: true }))
const app = await testApp({ config: { STORAGE_URL: pathToFileURL(folder).href } })
const { as, db, member } = app
await app.startWorker()
type Member = Awaited<ReturnType<typeof member>>

async function download(who: Member): Promise<Buffer> {
  await as(who).portability.makeArchive({ body: { id: newId() } })
  const url = await vi.waitFor(async () => {
    const archive = await as(who).portability.archive()
    expect(archive?.state).toBe('ready')
    return archive?.url ?? ''
  }, 20_000)
  return Buffer.from(await (await fetch(url.replace('http://localhost', app.url))).arrayBuffer())
}

async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const zip = await fromBufferPromise(content, { lazyEntries: true, autoClose: false })
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}

const rowsIn = (files: Map<string, Buffer>, table: string): Record<string, unknown>[] =>
  String(files.get(`data/${table}.jsonl`) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

async function upload(who: Member, content: Buffer): Promise<string> {
  const { id } = await as(who).portability.beginImport({
    body: { id: newId(), source: 'archive', name: 'archive.zip' },
  })
  for (let number = 0; number * importPartBytes < content.length; number++) {
    const part = content.subarray(number * importPartBytes, (number + 1) * importPartBytes)
    await as(who).portability.sendPart({ params: { id }, query: { number }, body: new Uint8Array(part).buffer })
  }
  await as(who).portability.checkImport({ params: { id } })
  return id
}

const outcome = (who: Member, id: string) =>
  vi.waitFor(async () => {
    const found = await as(who).portability.import({ params: { id } })
    expect(found.state).not.toBe('reading')
    return found
  }, 20_000)

async function livedIn(): Promise<Member> {
  const asha = await member()
  await as(asha).practice.log({ body: aPractice({ notes: 'Cold floor.', shareNotes: true }) })
  await as(asha).practice.log({ body: aPractice({ notes: 'शान्ति <b>' }) })
  await as(asha).meditation.save({ body: { duration: 12, ambientSound: 'rain', interrupted: true } })
  await as(asha).wellness.logMood({ body: { mood: 'calm', energy: 6, notes: 'Light.' } })
  await as(asha).wellness.logMood({ body: { mood: 'sad' } })
  await as(asha).wellness.logSleep({ body: { date: '2026-03-01', duration: 400, quality: 8 } })
  await as(asha).wellness.logSleep({ body: { date: '2026-03-01', duration: 30 } })
  await as(asha).journey.pause({ body: { firstDay: '2026-01-10', lastDay: '2026-01-12' } })
  await as(asha).journey.changeSettings({ body: { weeklyGoal: 5 } })
  await as(asha).profile.connect({ body: { platform: 'x', platformUsername: 'asha', isConnected: true } })
  await as(asha).profile.change({ body: { displayName: 'Asha', bio: 'I sit by the river.' } })
  await as(asha).profile.changePicture({ body: samplePicture() })
  return asha
}

/** What a member wrote. Ids and who sees it belong to the account. */
const authored = (files: Map<string, Buffer>) =>
  Object.fromEntries(
    Object.entries(archivedRows).map(([table, schema]) => [
      table,
      rowsIn(files, table)
        .map((row) => {
          const { id: _, ...said } = schema.parse(row) as Record<string, unknown>
          return JSON.stringify(said)
        })
        .toSorted(),
    ]),
  )

test('an archive brought into an empty account, and made again there, says the same; undoing empties it', async () => {
  const [asha, ben] = [await livedIn(), await member()]
  const first = await unzip(await download(asha))
  const empty = authored(new Map([...(await unzip(await download(ben)))].filter(([name]) => !name.includes('users'))))
  const id = await upload(ben, await download(asha))
  expect(await outcome(ben, id)).toMatchObject({
    state: 'checked',
    counts: { practices: { new: 3 }, moods: { new: 2 }, nights: { new: 2 }, broken: 0 },
  })
  await as(ben).portability.commitImport({ params: { id } })
  const second = await unzip(await download(ben))
  expect(authored(second)).toEqual(authored(first))
  expect(rowsIn(second, 'practice_sessions')).toMatchObject([{ visibility: 'private' }, {}, {}])

  const again = await upload(ben, await download(asha))
  expect((await outcome(ben, again)).counts).toMatchObject({
    practices: { new: 0, duplicate: 3 },
    moods: { new: 0, duplicate: 2 },
    nights: { new: 0, duplicate: 2 },
  })
  await as(ben).portability.undoImport({ params: { id } })
  const third = await unzip(await download(ben))
  const {
    users: _,
    user_preferences: preferences,
    ...left
  } = authored(new Map([...third].filter(([name]) => !name.includes('users'))))
  expect(left).toEqual({ ...left, ...Object.fromEntries(Object.keys(left).map((table) => [table, empty[table]])) })
  expect(preferences?.join()).toContain('"weekly_goal":3')
}, 60_000)

test('everything the registry promises is in the archive, without what it leaves out', async () => {
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
  for (const [table, entry] of Object.entries(personalTables)) {
    if ('impersonal' in entry || 'none' in entry.archive) {
      expect(files.has(`data/${table}.jsonl`), table).toBe(false)
      continue
    }
    const rows = rowsIn(files, table)
    // These two are about someone else in the row of this table.
    if (!['blocks', 'mutes', 'session_likes'].includes(table)) expect(rows.length, table).toBeGreaterThan(0)
    for (const column of Object.keys(entry.archive.omit ?? {})) expect(rows[0] ?? {}, table).not.toHaveProperty(column)
  }
})

test('the tables that importing restores are those that it reads', () => {
  const restored = Object.entries(personalTables).flatMap(([table, entry]) =>
    'archive' in entry && 'restored' in entry.archive && entry.archive.restored ? [table] : [],
  )
  expect(restored.toSorted()).toEqual(Object.keys(archivedRows).toSorted())
})

test('the download can be resumed, has the pictures, and is gone once deleted', async () => {
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

type Contents = Record<string, string | Buffer>

/** An archive whose manifest is true, whatever else it holds. */
async function zipOf(contents: Contents, { manifest = {}, mode }: { manifest?: object; mode?: number } = {}) {
  const { createHash } = await import('node:crypto')
  const zip = new ZipFile()
  const files = Object.entries(contents).map(([name, content]) => ({
    name,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }))
  for (const [name, content] of Object.entries(contents))
    zip.addBuffer(Buffer.from(content), name, mode ? { mode } : {})
  const about = { format: archiveFormat, version: 1, createdAt: new Date().toISOString(), files, ...manifest }
  zip.addBuffer(Buffer.from(JSON.stringify(about)), 'manifest.json')
  zip.end()
  return buffer(zip.outputStream)
}

const line = (changes: object = {}) =>
  JSON.stringify({
    id: newId(),
    created_at: '2026-02-01T06:00:00+00:00',
    date: '2026-02-01',
    time: '06:30:00',
    zone: 'UTC',
    practice_day: '2026-02-01',
    limb_type: 'dhyana',
    duration: 20,
    before_feeling: null,
    after_feeling: null,
    notes: null,
    share_notes: false,
    ...changes,
  })
const practices = (...lines: string[]): Contents => ({ 'data/practice_sessions.jsonl': lines.join('\n') })
/** The same number of bytes, so that nothing else in the file moves. */
const renamed = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

/** The end of the file says how many entries it has, twice. */
function withCount(zip: Buffer, count: number): Buffer {
  zip.writeUInt16LE(count, zip.length - 14)
  zip.writeUInt16LE(count, zip.length - 12)
  return zip
}

const bomb = () => zipOf(practices(' '.repeat(20 * 1024 * 1024)))

describe('a hostile archive is refused', () => {
  test.each<[what: string, refusal: string, make: () => Promise<Buffer>]>([
    ['no zip', 'not-an-archive', async () => Buffer.from('hello, '.repeat(1000))],
    ['a zip of something else', 'not-an-archive', () => zipOf({}, { manifest: { format: 'holiday' } })],
    ['a newer version', 'newer-version', () => zipOf({}, { manifest: { version: 2 } })],
    ['a manifest without sums', 'damaged', () => zipOf(practices(line()), { manifest: { files: [] } })],
    ['half of the file', 'not-an-archive', async () => (await zipOf(practices(line()))).subarray(0, -30)],
    ['a way out', 'unsafe', async () => renamed(await zipOf({ 'data/xx/x.jsonl': '' }), 'data/xx/', '../../../')],
    [
      'the same name twice',
      'unsafe',
      async () => renamed(await zipOf({ 'data/a': '1', 'data/b': '2' }), 'data/b', 'data/a'),
    ],
    ['a link', 'unsafe', () => zipOf({ 'files/a': '/etc/passwd' }, { mode: 0o120777 })],
    ['a bomb', 'too-large', bomb],
    ['more entries than fit', 'too-large', async () => withCount(await zipOf({}), 60_000)],
  ])(
    '%s',
    async (_, refusal, make) => {
      const asha = await member()
      expect(await outcome(asha, await upload(asha, await make()))).toMatchObject({
        state: 'refused',
        refusal,
        counts: null,
      })
    },
    30_000,
  )

  test('in a row, it is a broken row or harmless text', async () => {
    const [asha, ben] = [await member(), await member()]
    const { id: foreign } = await as(ben).practice.log({ body: aPractice() })
    const content = await zipOf(
      practices(
        line({ id: foreign, user_id: ben.id, notes: '<script>alert(1)</script>' }),
        line({ duration: 1e300, time: '07:30:00' }),
        line({ practice_day: '9999-12-31', time: '08:30:00' }),
        line({ notes: 'nul \u0000', time: '09:30:00' }),
        line({ __proto__: { isAdmin: true }, limb_type: 'x' }),
        '[[[[',
        line({ visibility: 'public', time: '10:30:00' }),
      ),
    )
    const id = await upload(asha, content)
    expect((await outcome(asha, id)).counts).toMatchObject({ rows: 7, practices: { new: 3 }, broken: 4 })
    await as(asha).portability.commitImport({ params: { id } })
    const { items } = await as(asha).practice.list({ query: {} })
    expect(items.map(({ visibility, practiceDay }) => [visibility, practiceDay])).toEqual(
      Array.from({ length: 3 }, () => ['private', '2026-02-01']),
    )
    expect((await as(ben).practice.list({ query: {} })).items.map((session) => session.id)).toEqual([foreign])
  })
})
