import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type NewPracticeSession, practicePictures } from '@sadhana/contract'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test, vi } from 'vitest'
import { ask } from '#testing/ask.ts'
import { movableClock } from '#testing/clock.ts'
import { bytesOf, samplePicture } from '#testing/pictures.ts'
import { aPractice } from '#testing/practice.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'
import { practicePurge } from '../index.ts'
import { eraseSession } from '../practice.service.ts'

const folder = mkdtempSync(join(tmpdir(), 'practice-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))
const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member, startWorker, url } = await testApp({
  clock,
  config: { STORAGE_URL: pathToFileURL(folder).href },
})
await startWorker()

type Someone = Awaited<ReturnType<typeof member>>
const notFound = { status: 404, code: 'practice.picture_not_found' }
const noSession = { status: 404, code: 'practice.not_found' }

async function logged(visibility: NewPracticeSession['visibility'] = 'private') {
  const asha = await member()
  const { id } = await as(asha).practice.log({ body: { ...aPractice(), visibility } })
  return { asha, id }
}

const add = async (who: Someone, id: string, body = samplePicture(), pictureId: string = newId()) =>
  (await as(who).practicePictures.add({ params: { id, pictureId }, body })).id

async function pictured(visibility: NewPracticeSession['visibility'] = 'private') {
  const { asha, id } = await logged(visibility)
  return { asha, id, params: { id, pictureId: await add(asha, id) } }
}

const view = (who: Someone, params: { id: string; pictureId: string }) =>
  as(who).practicePictures.view({ params, query: {} })

const filesOf = ({ id }: Someone): string[] => {
  try {
    return readdirSync(join(folder, 'practice-pictures', id), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('~'),
    )
  } catch {
    return []
  }
}
const filesGone = (who: Someone) => vi.waitFor(() => expect(filesOf(who)).toEqual([]), 60_000)

test('pictures are listed by id, in the practice list, the feed and on the member’s page', async () => {
  const { asha, id } = await logged('public')
  const [first, second] = [newId(), newId()]
  await add(asha, id, samplePicture(140), second)
  await add(asha, id, samplePicture(), first)
  await as(asha).practicePictures.describe({
    params: { id, pictureId: first },
    body: { caption: ' The mat at dawn ' },
  })
  const pictures = [
    { id: first, caption: 'The mat at dawn' },
    { id: second, caption: null },
  ]
  const ben = await member()
  const params = { username: asha.username }
  expect((await as(asha).practice.list({ query: {} })).items[0]).toMatchObject({ id, pictures })
  expect((await as(asha).insight.analytics({ query: {} })).recentSessions[0]).toMatchObject({ id, pictures })
  expect((await as(ben).community.feed({ query: {} })).items[0]).toMatchObject({ id, pictures })
  expect((await as(ben).community.sessionsOf({ params, query: {} })).items[0]).toMatchObject({ id, pictures })
  const { version } = await as(asha).practice.read({ params: { id } })
  expect(await as(asha).practice.edit({ params: { id }, body: { version, duration: 12 } })).toMatchObject({ pictures })
})

test('a picture is stored whole and as a square, without location or camera data', async () => {
  const { asha, id } = await logged()
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Make: 'Pinhole' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  const params = { id, pictureId: await add(asha, id, bytesOf(photo)) }
  for (const [size, width, height] of [['small', 240, 240] as const, ['large', 1600, 800] as const]) {
    const stored = Buffer.from(await as(asha).practicePictures.view({ params, query: { size } }))
    const { exif, xmp, ...about } = await sharp(stored).metadata()
    expect(about).toMatchObject({ format: 'webp', width, height })
    expect([exif, xmp, stored.includes('Pinhole')]).toEqual([undefined, undefined, false])
  }
})

test('a picture has an image content type and isn’t cached', async () => {
  const { asha, params } = await pictured()
  const path = practicePictures.view.path.replace(':id', params.id).replace(':pictureId', params.pictureId)
  const { headers } = await fetch(url + path, { headers: { authorization: `Bearer ${asha.token}` } })
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('only the member sees the pictures of a private practice', async () => {
  const { params } = await pictured('private')
  await expect(view(await member(), params)).rejects.toMatchObject(notFound)
})

test('pictures for followers are hidden from everyone else, and a change of visibility applies at once', async () => {
  const { asha, id, params } = await pictured('followers')
  const [ben, cara] = [await member(), await member()]
  await as(ben).community.follow({ params: { id: asha.id } })
  expect((await view(ben, params)).byteLength).toBeGreaterThan(0)
  await expect(view(cara, params)).rejects.toMatchObject(notFound)
  await as(asha).practice.edit({ params: { id }, body: { version: 1, visibility: 'public' } })
  expect((await view(cara, params)).byteLength).toBeGreaterThan(0)
  await as(asha).practice.edit({ params: { id }, body: { version: 2, visibility: 'private' } })
  await expect(view(ben, params)).rejects.toMatchObject(notFound)
  expect((await view(asha, params)).byteLength).toBeGreaterThan(0)
})

test('a block hides pictures both ways', async () => {
  const { asha, params } = await pictured('public')
  const [ben, cara] = [await member(), await member()]
  await as(asha).community.block({ params: { id: ben.id } })
  await as(cara).community.block({ params: { id: asha.id } })
  for (const hidden of [ben, cara]) await expect(view(hidden, params)).rejects.toMatchObject(notFound)
})

test('no one can add, describe or remove pictures of someone else’s practice, even if they can see it', async () => {
  const { asha, id, params } = await pictured('public')
  const ben = await member()
  await expect(add(ben, id)).rejects.toMatchObject(noSession)
  await expect(as(ben).practicePictures.describe({ params, body: { caption: 'Mine' } })).rejects.toMatchObject(notFound)
  await expect(as(ben).practicePictures.remove({ params })).rejects.toMatchObject(notFound)
  expect(await as(asha).practice.read({ params: { id } })).toMatchObject({
    pictures: [{ id: params.pictureId, caption: null }],
  })
})

test('a picture that is sent again, in sequence or in parallel, is added once', async () => {
  const { asha, id } = await logged()
  const pictureId = newId()
  await Promise.all([1, 2, 3].map(() => add(asha, id, samplePicture(), pictureId)))
  await add(asha, id, samplePicture(), pictureId)
  expect((await as(asha).practice.read({ params: { id } })).pictures).toHaveLength(1)
  expect(filesOf(asha)).toHaveLength(2)
  expect((await view(asha, { id, pictureId })).byteLength).toBeGreaterThan(0)
})

test('of seven parallel uploads four are added, and the others leave no file', async () => {
  const { asha, id } = await logged()
  const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => add(asha, id)))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual(
    Array.from({ length: 3 }, () => 'practice.pictures_full'),
  )
  expect((await as(asha).practice.read({ params: { id } })).pictures).toHaveLength(4)
  expect(filesOf(asha)).toHaveLength(8)
})

test('a picture uploaded while its practice is deleted moves to the trash with it, or is refused', async () => {
  const { asha, id } = await logged()
  const [added] = await Promise.allSettled([
    add(asha, id, samplePicture(400)),
    as(asha).practice.remove({ params: { id } }),
    add(asha, id, samplePicture(500)),
  ])
  const { pictures } = await as(asha).practice.restore({ params: { id } })
  if (added.status === 'rejected') expect(added.reason).toMatchObject(noSession)
  expect(filesOf(asha)).toHaveLength(pictures.length * 2)
  for (const picture of pictures) await view(asha, { id, pictureId: picture.id })
})

test('a removed picture is gone, and so are its files', async () => {
  const { asha, id, params } = await pictured()
  await as(asha).practicePictures.remove({ params })
  await expect(view(asha, params)).rejects.toMatchObject(notFound)
  expect(await as(asha).practice.read({ params: { id } })).toMatchObject({ pictures: [] })
  await filesGone(asha)
})

test('a deleted practice hides its pictures, and shows them again when it is restored', async () => {
  const { asha, id, params } = await pictured('public')
  await as(asha).practicePictures.describe({ params, body: { caption: 'Morning' } })
  await as(asha).practice.remove({ params: { id } })
  await expect(view(asha, params)).rejects.toMatchObject(notFound)
  expect(await as(asha).practice.restore({ params: { id } })).toMatchObject({
    pictures: [{ id: params.pictureId, caption: 'Morning' }],
  })
  expect((await view(await member(), params)).byteLength).toBeGreaterThan(0)
})

test('when a practice is erased, at once or after seven days, its files are deleted', async () => {
  const [now, later, inTrash] = [await pictured(), await pictured(), await pictured()]
  for (const { asha, id } of [now, later, inTrash]) await as(asha).practice.remove({ params: { id } })
  await as(now.asha).practice.erase({ params: { id: now.id } })
  await filesGone(now.asha)
  const deletedAt = new Date(clock.now().getTime() - 8 * 24 * 60 * 60_000)
  await db.updateTable('deleted_practice_sessions').set({ deleted_at: deletedAt }).where('id', '=', later.id).execute()
  await practicePurge({ db, clock }).run({})
  await filesGone(later.asha)
  expect(filesOf(inTrash.asha)).toHaveLength(2)
  await expect(eraseSession({ db, clock }, later.asha.id, later.id)).rejects.toMatchObject({
    code: 'practice.not_found',
  })
})

/** Announces more content than it sends, then closes the connection. */
const cutOff = ({ token }: Someone, id: string, content: Buffer) =>
  new Promise<void>((resolve) => {
    const sent = request(`${url}/api/practice-sessions/${id}/pictures/${newId()}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png', 'content-length': content.length + 9 },
    })
    sent.on('error', () => resolve()).on('close', () => resolve())
    sent.write(content, () => setImmediate(() => sent.destroy()))
  })

test('an interrupted upload adds nothing, and the practice stays', async () => {
  const { asha, id } = await logged()
  await cutOff(asha, id, Buffer.from(samplePicture(160)))
  await add((await logged()).asha, id).catch(() => undefined)
  expect(await as(asha).practice.read({ params: { id } })).toMatchObject({ pictures: [] })
  expect(filesOf(asha)).toEqual([])
})

test('while storage is down, the practice stays and the member gets an error, and a later attempt works', async () => {
  const { asha, id } = await logged()
  await add(asha, id)
  const pictureId = newId()
  // There is a file in place of the drafts folder, so nothing can be stored, not even by an administrator.
  const drafts = join(folder, '.drafts')
  rmSync(drafts, { recursive: true })
  writeFileSync(drafts, '')
  await expect(add(asha, id, samplePicture(), pictureId)).rejects.toMatchObject({ status: 500, code: 'service.failed' })
  rmSync(drafts)
  mkdirSync(drafts, 0o700)
  expect((await as(asha).practice.read({ params: { id } })).pictures).toHaveLength(1)
  await add(asha, id, samplePicture(), pictureId)
  expect((await as(asha).practice.read({ params: { id } })).pictures).toHaveLength(2)
  expect(filesOf(asha)).toHaveLength(4)
})

test('a file that isn’t a picture is refused with an explanation', async () => {
  const { asha, id } = await logged()
  const body = bytesOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))
  await expect(add(asha, id, body)).rejects.toMatchObject({ status: 422, code: 'picture.unreadable' })
})

test('a caption has at most 200 characters', async () => {
  const { asha, params } = await pictured()
  const describe = (caption: string) => ask(url, practicePictures.describe, { as: asha, params, body: { caption } })
  expect((await describe('a'.repeat(200))).status).toBe(200)
  expect((await describe('a'.repeat(201))).status).toBe(422)
  expect(await describe('  ')).toMatchObject({ body: { caption: null } })
})

test('logging a practice and listing a page of practices need no extra statement for pictures', async () => {
  const { asha, id } = await logged()
  await add(asha, id)
  const log = () => as(asha).practice.log({ body: aPractice({ time: '07:10' }) })
  const list = () => as(asha).practice.list({ query: {} })
  expect(await statementsOf(log)).toHaveLength(2)
  expect(await statementsOf(list)).toHaveLength(1)
})
