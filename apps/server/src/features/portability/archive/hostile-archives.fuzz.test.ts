import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importMaxRows } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { samplePicture } from '#testing/pictures.ts'
import { archiveTools, practiceFile, practiceLine, zipOf } from '#testing/portability/archives.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'hostile-archives-'))
afterAll(() => rmSync(folder, { recursive: true }))
const app = await testApp({ config: { STORAGE_URL: pathToFileURL(folder).href } })
const { as, member } = app
await app.startWorker()
const { upload, outcome } = archiveTools(app)

/** The name must have the same number of bytes, so that nothing else in the file moves. */
const renamed = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

/** The end of the file says how many entries it has, twice. */
function withCount(zip: Buffer, count: number): Buffer {
  zip.writeUInt16LE(count, zip.length - 14)
  zip.writeUInt16LE(count, zip.length - 12)
  return zip
}

const statedFile = (table: string, rows: number) => ({
  name: `data/${table}.jsonl`,
  rows,
  bytes: 6,
  sha256: '0'.repeat(64),
})

const bomb = () => zipOf(practiceFile(' '.repeat(20 * 1024 * 1024)))

describe('a hostile archive is refused', () => {
  test.each<[what: string, refusal: string, make: () => Promise<Buffer>]>([
    ['no zip', 'not-an-archive', async () => Buffer.from('hello, '.repeat(1000))],
    ['a zip of something else', 'not-an-archive', () => zipOf({}, { manifest: { format: 'holiday' } })],
    ['a newer version', 'newer-version', () => zipOf({}, { manifest: { version: 2 } })],
    ['a manifest without sums', 'damaged', () => zipOf(practiceFile(practiceLine()), { manifest: { files: [] } })],
    ['half of the file', 'not-an-archive', async () => (await zipOf(practiceFile(practiceLine()))).subarray(0, -30)],
    ['a way out', 'unsafe', async () => renamed(await zipOf({ 'data/xx/x.jsonl': '' }), 'data/xx/', '../../../')],
    [
      'the same name twice',
      'unsafe',
      async () => renamed(await zipOf({ 'data/a': '1', 'data/b': '2' }), 'data/b', 'data/a'),
    ],
    ['a link', 'unsafe', () => zipOf({ 'files/a': '/etc/passwd' }, { mode: 0o120777 })],
    ['a bomb', 'too-large', bomb],
    [
      'a manifest that states more rows than fit, whatever it holds',
      'too-large',
      () =>
        zipOf(practiceFile('no row'), { manifest: { files: [statedFile('practice_sessions', importMaxRows + 1)] } }),
    ],
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

  test('hostile values in a row make it invalid or are stored as harmless text', async () => {
    const [asha, ben] = [await member(), await member()]
    const { id: foreign } = await as(ben).practice.log({ body: aPractice() })
    const content = await zipOf(
      practiceFile(
        practiceLine({ id: foreign, user_id: ben.id, notes: '<script>alert(1)</script>' }),
        practiceLine({ duration: 1e300, time: '07:30:00' }),
        practiceLine({ practice_day: '9999-12-31', time: '08:30:00' }),
        practiceLine({ notes: 'nul \u0000', time: '09:30:00' }),
        practiceLine({ __proto__: { isAdmin: true }, limb_type: 'x' }),
        '[[[[',
        practiceLine({ visibility: 'public', time: '10:30:00' }),
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

test('only pictures that can be read are added, to practices from this archive, at most four each', async () => {
  const [asha, ben] = [await member(), await member()]
  const { id: foreign } = await as(ben).practice.log({ body: aPractice({ visibility: 'public' }) })
  const moment = '2026-02-01T06:00:00+00:00'
  const [practice, fine] = [newId(), Buffer.from(samplePicture())]
  const contents: Record<string, string | Buffer> = practiceFile(practiceLine({ id: practice }))
  const rows = ['words', ...Array.from({ length: 6 }, () => fine), fine].map((content, index) => {
    const name = newId()
    const sessionId = index === 7 ? foreign : practice
    contents[`files/practice-pictures/${sessionId}/${name}-large.webp`] = content
    const caption = `Number ${index}`
    return { id: newId(), session_id: sessionId, media_type: 'image', media_url: name, caption, created_at: moment }
  })
  rows.push({ ...rows[1]!, id: newId(), media_url: '../../../../etc/passwd' })
  contents['data/session_media.jsonl'] = rows.map((row) => JSON.stringify(row)).join('\n')
  const id = await upload(asha, await zipOf(contents))
  expect((await outcome(asha, id)).counts).toMatchObject({ practices: { new: 1 }, others: { new: 4 } })
  await as(asha).portability.commitImport({ params: { id } })
  await vi.waitFor(() => expect(existsSync(join(folder, 'imports', asha.id, id))).toBe(false), 60_000)
  const { items } = await as(asha).practice.list({ query: {} })
  expect(items[0]?.pictures?.map(({ caption }) => caption)).toEqual(['Number 1', 'Number 2', 'Number 3'])
  expect((await as(ben).practice.list({ query: {} })).items[0]?.pictures ?? []).toEqual([])
})
