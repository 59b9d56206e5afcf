import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice, expectTrueTotals } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member } = await testApp({ clock })

const notFound = { status: 404, code: 'practice.not_found' }
const dayMs = 24 * 60 * 60_000

type Someone = Awaited<ReturnType<typeof member>>

async function deleteOne(who: Someone, change: Partial<ReturnType<typeof aPractice>> = {}): Promise<string> {
  const { id } = await as(who).practice.log({ body: aPractice(change) })
  await as(who).practice.remove({ params: { id } })
  return id
}

/** Pretends that this session was deleted this many days ago. */
async function deleteEarlier(id: string, days: number): Promise<Date> {
  const deletedAt = new Date(clock.now().getTime() - days * dayMs)
  await db.updateTable('deleted_practice_sessions').set({ deleted_at: deletedAt }).where('id', '=', id).execute()
  return deletedAt
}

const deletedOf = async (who: Someone) => (await as(who).practice.listDeleted({ query: {} })).items

test('deleted sessions are listed, the latest deletion at the top, until they are erased after seven days', async () => {
  const asha = await member()
  const first = await deleteOne(asha, { limbType: 'asana', duration: 45 })
  const deletedAt = await deleteEarlier(first, 6)
  const second = await deleteOne(asha)
  const listed = await deletedOf(asha)
  expect(listed.map(({ id }) => id)).toEqual([second, first])
  expect(listed[1]).toEqual({
    id: first,
    date: '2026-03-01',
    time: aPractice().time,
    duration: 45,
    limbType: 'asana',
    practiceDay: '2026-03-01',
    deletedAt: deletedAt.toISOString(),
    erasedAt: new Date(deletedAt.getTime() + 7 * dayMs).toISOString(),
  })
  await deleteEarlier(first, 7)
  expect((await deletedOf(asha)).map(({ id }) => id)).toEqual([second])
  await expect(as(asha).practice.erase({ params: { id: first } })).rejects.toMatchObject(notFound)
})

test('every session is listed exactly once across pages, even if several were deleted at the same moment', async () => {
  const asha = await member()
  const ids: string[] = []
  for (let count = 0; count < 5; count++) {
    ids.push(await deleteOne(asha))
    if (count % 2) clock.advance({ seconds: 1 })
  }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await as(asha).practice.listDeleted({ query: { limit: 2, ...(cursor && { cursor }) } })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen.toSorted()).toEqual(ids.toSorted())
})

test('a restored session leaves the list, and every total is as before', async () => {
  const asha = await member()
  await as(asha).practice.log({ body: aPractice() })
  const before = await as(asha).insight.analytics({ query: {} })
  const id = await deleteOne(asha, { limbType: 'pranayama' })
  expect(await as(asha).insight.analytics({ query: {} })).toEqual(before)
  await as(asha).practice.restore({ params: { id } })
  expect(await deletedOf(asha)).toEqual([])
  expect(await as(asha).insight.analytics({ query: {} })).toMatchObject({ totalSessions: 2 })
  await expectTrueTotals(db, asha.id)
})

test('an erased session can’t be listed or restored, and nothing of its sit is left', async () => {
  const asha = await member()
  const { id } = await as(asha).meditation.save({ body: { duration: 10 } })
  const params = { id }
  await as(asha).practice.remove({ params })
  await as(asha).practice.erase({ params })
  expect(await deletedOf(asha)).toEqual([])
  await expect(as(asha).practice.restore({ params })).rejects.toMatchObject(notFound)
  await expect(as(asha).practice.erase({ params })).rejects.toMatchObject(notFound)
  expect(await db.selectFrom('deleted_meditation_sessions').where('id', '=', id).select('id').execute()).toEqual([])
  await expectTrueTotals(db, asha.id)
})

test('a session that is still in the log can’t be erased', async () => {
  const asha = await member()
  const { id } = await as(asha).practice.log({ body: aPractice() })
  await expect(as(asha).practice.erase({ params: { id } })).rejects.toMatchObject(notFound)
  expect((await as(asha).practice.list({ query: {} })).items).toHaveLength(1)
})

test('other members can’t see or erase a deleted session', async () => {
  const [asha, ben] = [await member(), await member()]
  const id = await deleteOne(asha)
  expect(await deletedOf(ben)).toEqual([])
  await expect(as(ben).practice.erase({ params: { id } })).rejects.toMatchObject(notFound)
  expect(await deletedOf(asha)).toHaveLength(1)
})
