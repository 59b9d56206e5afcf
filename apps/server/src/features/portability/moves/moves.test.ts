import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { archiveTools, rowsIn } from '#testing/portability/archives.ts'
import { agree, nextUrl, settled, twoInstallations } from '#testing/portability/installations.ts'
import { authored, liveIn, prepareLives } from '#testing/portability/lives.ts'
import { unzip } from '#testing/portability/unzip.ts'
import { aPractice } from '#testing/practice.ts'
import { archivedRows } from '../archive/archive-format.service.ts'
import { moveArchiveKind } from '../archive/archive.service.ts'
import { madeFileKey } from '../made-files/made-files.service.ts'
import { portabilityPurge } from '../portability.jobs.ts'

const { relay, former, next } = await twoInstallations()
const { clock } = former
for (const app of [former, next]) {
  await app.startWorker()
  await prepareLives(app)
}

/** The mean of each colour, coarsely. */
const seen = async (picture: Buffer | undefined) =>
  picture && (await sharp(picture).stats()).channels.map(({ mean }) => Math.round(mean / 16))

const archiveOf = async (app: typeof former, who: { token: string }) => unzip(await archiveTools(app).download(who))

test('everything a member can have moves, and both installations know', async () => {
  const asha = await liveIn(former)
  const friend = await former.member()
  await former.as(friend).community.follow({ params: { id: asha.id } })
  const ben = await next.member()
  const [there, here] = [former.as(asha), next.as(ben)]
  expect(await there.portability.departurePreview()).toMatchObject({ practices: 3, pictures: 2, moods: 2, nights: 2 })

  const { move, answer } = await agree(there, here, relay.url)
  expect(new URL(move.url).pathname).toBe('/move')
  expect(await here.portability.answerMove({ body: answer })).toMatchObject({ state: 'fetching' })
  expect(await settled(here)).toMatchObject({ state: 'checked', move: { importId: move.importId } })
  expect((await here.portability.moves()).here).toMatchObject({ toldAt: null })
  expect((await there.portability.moves()).away).toMatchObject({ peer: nextUrl, arrivedAt: null })
  expect((await here.practice.list({ query: {} })).items).toEqual([])

  await here.portability.commitImport({ params: { id: move.importId } })
  await vi.waitFor(async () => {
    expect((await here.portability.moves()).here?.toldAt).not.toBeNull()
    expect((await here.account.me()).profileImage).not.toBeNull()
  }, 60_000)
  expect((await there.portability.moves()).away?.arrivedAt).not.toBeNull()
  // Each installation has its own row for a challenge of the series.
  const written = async (app: typeof former, who: { token: string }) =>
    authored(await archiveOf(app, who), seen, ['challenge_id'])
  expect(await written(next, ben)).toEqual(await written(former, asha))
  expect(await next.db.selectFrom('followers').selectAll().execute()).toEqual([])

  await there.portability.endDeparture({ params: { id: (await there.portability.moves()).away?.id ?? '' } })
  expect(await there.portability.moves()).toMatchObject({ away: null })
  expect(await there.account.erasurePreview()).toMatchObject({ hasMoved: false })
})

test('the archive that another installation gets holds what an import reads, and nothing else', async () => {
  const asha = await liveIn(former)
  const { answer } = await agree(former.as(asha), next.as(await next.member()), relay.url)
  const here = next.as(await next.member())
  await expect(here.portability.answerMove({ body: answer })).rejects.toMatchObject({
    code: 'portability.move_not_found',
  })
  const { buildMoveArchive } = await import('../archive/build.service.ts')
  const { insertMadeFile } = await import('../made-files/made-files.repo.ts')
  const storage = await former.openStorage()
  const named = { userId: asha.id, id: crypto.randomUUID() }
  await insertMadeFile(former.db, 'move_archives', named.userId, named.id, clock.now())
  await buildMoveArchive({ db: former.db, clock, storage }, named)
  const stored = await storage.get(madeFileKey(moveArchiveKind, named))
  const files = await unzip(await buffer(stored!))
  const tables = [...files.keys()].flatMap((name) => /^data\/(\w+)\.jsonl$/.exec(name)?.[1] ?? [])
  expect(tables.toSorted()).toEqual(Object.keys(archivedRows).toSorted())
  expect(files.has('index.html')).toBe(false)
  for (const [table, schema] of Object.entries(archivedRows)) {
    const fields = rowsIn(files, table).flatMap((row) => Object.keys(row))
    expect(
      fields.filter((field) => !(field in schema.shape)),
      table,
    ).toEqual([])
  }
  expect(String(files.get('data/users.jsonl'))).not.toContain(asha.email)
})

test('a member who has moved may erase the account at once, and no one else may', async () => {
  const asha = await former.member()
  const there = former.as(asha)
  await there.practice.log({ body: aPractice() })
  const proof = { way: 'password', password: asha.password } as const
  await expect(there.account.eraseAtOnce({ body: proof })).rejects.toMatchObject({ code: 'account.not_moved' })
  const here = next.as(await next.member())
  const { move, answer } = await agree(there, here, relay.url)
  await here.portability.answerMove({ body: answer })
  await settled(here)
  await expect(there.account.eraseAtOnce({ body: proof })).rejects.toMatchObject({ code: 'account.not_moved' })
  await here.portability.commitImport({ params: { id: move.importId } })
  await vi.waitFor(async () => expect(await there.account.erasurePreview()).toMatchObject({ hasMoved: true }), 60_000)
  const wrong = { way: 'password', password: 'not this one' } as const
  await expect(there.account.eraseAtOnce({ body: wrong })).rejects.toMatchObject({ code: 'account.password_wrong' })
  await there.account.eraseAtOnce({ body: proof })
  await vi.waitFor(async () => {
    expect(await former.db.selectFrom('users').select('id').where('id', '=', asha.id).execute()).toEqual([])
  }, 60_000)
  await former.mailbox.mailTo(asha.email, 'Your account has been erased')
  expect((await here.practice.list({ query: {} })).items).toHaveLength(1)
})

test('moves of either kind are deleted after thirty days', async () => {
  const [asha, ben] = [await former.member(), await next.member()]
  const { answer } = await agree(former.as(asha), next.as(ben), relay.url)
  await next.as(ben).portability.answerMove({ body: answer })
  await settled(next.as(ben))
  const rowsLeft = async () => [
    await former.db.selectFrom('departures').select('id').where('user_id', '=', asha.id).execute(),
    await next.db.selectFrom('moves').select('id').where('user_id', '=', ben.id).execute(),
  ]
  expect((await rowsLeft()).flat()).toHaveLength(2)
  const later = { now: () => new Date(clock.now().getTime() + 30 * 24 * 60 * 60_000) }
  for (const { db, log, openStorage } of [former, next]) {
    await portabilityPurge({ db, log, clock: later, storage: await openStorage() }).run({})
  }
  expect((await rowsLeft()).flat()).toEqual([])
})
