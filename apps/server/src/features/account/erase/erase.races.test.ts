import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test, vi } from 'vitest'
import { removeRelationships } from '#features/community/index.ts'
import { endGiving } from '#features/giving/index.ts'
import { movableClock } from '#testing/clock.ts'
import { rowsHolding } from '#testing/every-row.ts'
import type { TestMember } from '#testing/members.ts'
import { samplePicture } from '#testing/pictures.ts'
import { aPractice } from '#testing/practice.ts'
import { atOnce, overtake, race, refusals } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'
import { lockMember } from '../shared/members.repo.ts'
import { eraseMember } from './erase.service.ts'

const folder = mkdtempSync(join(tmpdir(), 'raced-'))
afterAll(() => rmSync(folder, { recursive: true }))
const clock = movableClock()
const app = await testApp({ clock, config: { STORAGE_URL: pathToFileURL(folder).href } })
const { as, db, member, visitor } = app

await app.startWorker()

const filesOf = ({ id }: TestMember) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.parentPath.includes(id),
  )
const deps = { db, clock, keys: app.keys, beforeErase: [endGiving, removeRelationships] }
const ask = (who: TestMember) => as(who).account.erase({ body: { way: 'password', password: who.password } })
const signIn = ({ username, password }: TestMember) =>
  visitor().account.login({ body: { identifier: username, password } })
const makeDue = ({ id }: TestMember) =>
  db.updateTable('users').set({ erasure_due_at: clock.now() }).where('id', '=', id).execute()
const findAccount = ({ id }: TestMember) =>
  db.selectFrom('users').select('erasure_due_at as dueAt').where('id', '=', id).executeTakeFirst()
const openSessions = ({ id }: TestMember) =>
  db.selectFrom('login_sessions').select('id').where('user_id', '=', id).where('revoked_at', 'is', null).execute()

test('a sign-in that completes while an erasure starts has stopped the erasure', race, async () => {
  const asha = await member()
  await atOnce<unknown>((index) => (index === 25 ? ask(asha) : signIn(asha)))
  const { dueAt } = (await findAccount(asha)) ?? {}
  const open = await openSessions(asha)
  expect(dueAt === null).toBe(open.length > 0)
})

test('a member who signs in while being erased is kept with a session, or erased and refused', race, async () => {
  const asha = await member()
  await makeDue(asha)
  const outcomes = await atOnce<unknown>((index) => (index === 3 ? eraseMember(deps, asha.id) : signIn(asha)))
  const account = await findAccount(asha)
  if (account) {
    expect(account.dueAt).toBeNull()
    expect(refusals(outcomes)).toEqual(new Set())
  } else {
    expect(refusals(outcomes)).toEqual(new Set(['account.invalid_credentials']))
    expect(await rowsHolding(db, asha.id)).toEqual([])
  }
})

test('a sign-in that comes too late is refused like an unknown name', async () => {
  const asha = await member()
  await makeDue(asha)
  const late = overtake(db, {
    lock: (tx) => lockMember(tx, asha.id),
    request: () => signIn(asha),
    change: (tx) => eraseMember({ ...deps, db: tx }, asha.id),
  })
  await expect(late).rejects.toMatchObject({ code: 'account.invalid_credentials' })
})

test('practices logged while a member is erased are refused or erased too', race, async () => {
  const asha = await member()
  await makeDue(asha)
  await Promise.allSettled([
    ...Array.from({ length: 20 }, () => as(asha).practice.log({ body: aPractice() })),
    erased(asha),
  ])
  expect(await rowsHolding(db, asha.id)).toEqual([])
})

/** A running request may delay the erasure. Then it is tried again, as the schedule does. */
async function erased(who: TestMember): Promise<void> {
  for (let attempt = 0; attempt < 5 && (await findAccount(who)); attempt++) {
    await eraseMember(deps, who.id).catch(() => undefined)
  }
}

test('pictures that arrive while a member is erased leave no row and no file', race, async () => {
  const asha = await member()
  const { id } = await as(asha).practice.log({ body: aPractice() })
  await makeDue(asha)
  await Promise.allSettled([
    as(asha).profile.changePicture({ body: samplePicture(600) }),
    as(asha).practicePictures.add({ params: { id, pictureId: newId() }, body: samplePicture(600) }),
    erased(asha),
  ])
  expect(await rowsHolding(db, asha.id)).toEqual([])
  await vi.waitFor(() => expect(filesOf(asha)).toEqual([]), 60_000)
})
