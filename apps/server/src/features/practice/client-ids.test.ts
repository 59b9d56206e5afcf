import { v7 as newClientId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice, expectTrueTotals } from '#testing/practice.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'
import type { TestMember } from '#testing/members.ts'
import { deleteTrashBefore } from './session-writes.repo.ts'
import { undoLimit } from './practice.service.ts'

const creations = Number(process.env.REPLAYS ?? 100)
/** If each is sent three times, this is as many as a member may log in a minute. */
const creationsEach = 20

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member, visitor } = await testApp({ clock })

const countOf = async (userId: string) =>
  (await db.selectFrom('practice_sessions').select('id').where('user_id', '=', userId).execute()).length

/** Signs in again, because access tokens expire before the days in these tests are over. */
async function signIn({ username, password }: TestMember) {
  const reply = await visitor().account.login({ body: { identifier: username, password } })
  if (!('token' in reply)) throw new Error('this member uses two-factor authentication')
  return as(reply)
}

const purge = () => deleteTrashBefore(db, undoLimit(clock.now()))
const named = () => aPractice({ clientId: newClientId() })
const deleted = { status: 410, code: 'practice.deleted' }

describe('a practice sent again', () => {
  test('gets the same response, on day 3 and on day 40', async () => {
    const queues: { asha: TestMember; bodies: ReturnType<typeof named>[] }[] = []
    for (let left = creations; left > 0; left -= creationsEach) {
      queues.push({ asha: await member(), bodies: Array.from({ length: Math.min(left, creationsEach) }, named) })
    }
    const sendAll = async () => {
      const senders = []
      for (const { asha, bodies } of queues) senders.push({ api: await signIn(asha), bodies })
      const answers = await Promise.all(
        senders.map(async ({ api, bodies }) => {
          const own = []
          for (const body of bodies) own.push(await api.practice.log({ body }))
          return own
        }),
      )
      return answers.flat()
    }
    const first = await sendAll()
    clock.advance({ days: 3 })
    expect(await sendAll()).toEqual(first)
    clock.advance({ days: 37 })
    expect(await sendAll()).toEqual(first)
    for (const { asha, bodies } of queues) expect(await countOf(asha.id)).toBe(bodies.length)
    expect(new Set(first.map(({ id }) => id)).size).toBe(creations)
  }, 600_000)

  test.each(['a first practice', 'a later practice'])(
    'in many parallel copies, as %s, is logged once',
    async (which) => {
      const asha = await member()
      if (which === 'a later practice') await as(asha).practice.log({ body: aPractice() })
      const before = await countOf(asha.id)
      const body = named()
      const answers = await Promise.all(Array.from({ length: 20 }, () => as(asha).practice.log({ body })))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await countOf(asha.id)).toBe(before + 1)
      await expectTrueTotals(db, asha.id)
    },
  )

  test('returns the session as it is now, and the copy changes nothing', async () => {
    const asha = await member()
    const body = named()
    const { id } = await as(asha).practice.log({ body })
    const edited = await as(asha).practice.edit({ params: { id }, body: { version: 1, duration: 45 } })
    expect(await as(asha).practice.log({ body: { ...body, duration: 99 } })).toEqual(edited)
  })

  test('with another idempotency key is still the same practice', async () => {
    const asha = await member()
    const body = named()
    const first = await as(asha).practice.log({ body, idempotencyKey: 'one' })
    expect(await as(asha).practice.log({ body, idempotencyKey: 'two' })).toEqual(first)
  })

  test('by another member is a second practice, even with the same device id', async () => {
    const [asha, ben] = [await member(), await member()]
    const body = named()
    const [hers, his] = [await as(asha).practice.log({ body }), await as(ben).practice.log({ body })]
    expect(hers.id).not.toBe(his.id)
  })
})

describe('a deleted practice', () => {
  test('stays deleted when it is sent again on day 3 or day 40, and is returned once it is restored', async () => {
    const asha = await member()
    const [body, restoredBody] = [named(), named()]
    const { id } = await as(asha).practice.log({ body })
    const restored = await as(asha).practice.log({ body: restoredBody })
    await as(asha).practice.remove({ params: { id } })
    await as(asha).practice.remove({ params: { id: restored.id } })
    await expect(as(asha).practice.log({ body })).rejects.toMatchObject(deleted)
    await as(asha).practice.restore({ params: { id: restored.id } })
    expect(await as(asha).practice.log({ body: restoredBody })).toEqual(restored)

    clock.advance({ days: 40 })
    await purge()
    const api = await signIn(asha)
    await expect(api.practice.log({ body })).rejects.toMatchObject(deleted)
    expect(await countOf(asha.id)).toBe(1)
  })

  test('stays deleted when it is sent as a sit, however late', async () => {
    const asha = await member()
    const body = { clientId: newClientId(), duration: 20 }
    const { id } = await as(asha).meditation.save({ body })
    await as(asha).practice.remove({ params: { id } })
    clock.advance({ days: 40 })
    await purge()
    const api = await signIn(asha)
    await expect(api.meditation.save({ body })).rejects.toMatchObject({ status: 410, code: 'meditation.deleted' })
    expect(await countOf(asha.id)).toBe(0)
  })
})

test('a practice with a client id is logged in two statements', async () => {
  const asha = await member()
  const log = () => as(asha).practice.log({ body: named() })
  await log()
  expect(await statementsOf(log)).toHaveLength(2)
})

test('a client id must be a UUIDv7', async () => {
  const body = aPractice({ clientId: '00000000-0000-4000-8000-000000000000' })
  await expect(as(await member()).practice.log({ body })).rejects.toMatchObject({ status: 422 })
})
