import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { atOnce, contenders, race, refusals } from '#testing/races.ts'
import { friends } from '#testing/requests/together.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, db } = app
type Someone = Awaited<ReturnType<typeof friends>>['asha']
const about = ({ id }: { id: string }) => ({ params: { id } })
const order = async (reader: Someone, other: Someone) =>
  (await as(reader).message.read({ ...about(other), query: { limit: 100 } })).items.map(({ id }) => id)

/** Unread by the list's own word, and by a count of the rows. */
async function unread(reader: Someone, other: Someone) {
  const { items } = await as(reader).message.conversations({ query: {} })
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from direct_messages
    where recipient_id = ${reader.id} and sender_id = ${other.id} and not is_read and not recipient_deleted`.execute(db)
  return { shown: items.find(({ person }) => person.id === other.id)?.isUnread, counted: (rows[0]?.count ?? 0) > 0 }
}

test(
  '50 parallel sends from both sides, each of them repeated: each once, in the same order for both',
  race,
  async () => {
    const { asha, ben } = await friends(app)
    const bodies = Array.from({ length: contenders }, (_, index) => ({ id: newId(), text: `message ${index}` }))
    const send = (index: number) => {
      const [from, to] = index % 2 ? [asha, ben] : [ben, asha]
      return as(from).message.send({ ...about(to), body: bodies[index]! })
    }
    // A member who sends this much at once is asked to wait. The device keeps what wasn't answered, and sends it again.
    const refused: number[] = []
    await atOnce(async (index) => {
      // The reply of the first may be lost, so some are sent again, perhaps before the first has arrived.
      const sends = index < 10 ? [send(index), send(index)] : [send(index)]
      const outcomes = await Promise.allSettled(sends)
      expect(refusals(outcomes).difference(new Set(['request.too_many']))).toEqual(new Set())
      if (refusals(outcomes).size > 0) refused.push(index)
      await order(index % 2 ? asha : ben, index % 2 ? ben : asha)
    })
    for (const index of refused) await send(index)
    const seen = await order(asha, ben)
    expect(seen.toSorted()).toEqual(bodies.map(({ id }) => id).toSorted())
    expect(await order(ben, asha)).toEqual(seen)
  },
)

test(
  'a message that arrives while another device reads is unread until it is read, as a recount says',
  race,
  async () => {
    const { asha, ben } = await friends(app)
    const write = () => as(asha).message.send({ ...about(ben), body: { id: newId(), text: 'Again' } })
    await write()
    await atOnce(async (index) => {
      if (index % 2) return write()
      const [newest] = await order(ben, asha)
      return as(ben).message.markRead({ ...about(asha), body: { upTo: newest! } })
    })
    const before = await unread(ben, asha)
    expect(before.shown).toBe(before.counted)
    const [newest] = await order(ben, asha)
    await as(ben).message.markRead({ ...about(asha), body: { upTo: newest! } })
    expect(await unread(ben, asha)).toEqual({ shown: false, counted: false })
  },
)

test('once a block is answered, no message arrives', race, async () => {
  const { asha, ben } = await friends(app)
  const counts: number[] = []
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from direct_messages
      where sender_id = ${asha.id}`.execute(db)
    return rows[0]?.count ?? 0
  }
  const outcomes = await atOnce(async (index) => {
    if (index !== contenders / 2) {
      return as(asha).message.send({ ...about(ben), body: { id: newId(), text: `${index}` } })
    }
    await as(ben).community.block(about(asha))
    counts.push(await count())
    return null
  })
  expect(refusals(outcomes).difference(new Set(['message.person_not_found']))).toEqual(new Set())
  expect(await count()).toBe(counts[0])
  expect((await as(ben).message.conversations({ query: {} })).items).toEqual([])
})

test('once an unfollow is answered, no message arrives, and the history stays', race, async () => {
  const { asha, ben } = await friends(app)
  await as(asha).message.send({ ...about(ben), body: { id: newId(), text: 'First' } })
  let sentBefore = 0
  const outcomes = await atOnce(async (index) => {
    if (index !== 7) return as(asha).message.send({ ...about(ben), body: { id: newId(), text: `${index}` } })
    await as(ben).community.unfollow(about(asha))
    sentBefore = (await order(ben, asha)).length
    return null
  })
  expect(refusals(outcomes).difference(new Set(['message.not_mutual']))).toEqual(new Set())
  expect(await order(ben, asha)).toHaveLength(sentBefore)
  expect(sentBefore).toBeGreaterThan(0)
})

test('messages sent while their recipient is erased are refused or erased too', race, async () => {
  const { asha, ben } = await friends(app)
  const outcomes = await atOnce(async (index) => {
    if (index === 9) return sql`delete from users where id = ${ben.id}`.execute(db)
    return as(asha).message.send({ ...about(ben), body: { id: newId(), text: `${index}` } })
  })
  expect(refusals(outcomes).difference(new Set(['message.person_not_found']))).toEqual(new Set())
  const { rows } = await sql`select from direct_messages where ${ben.id} in (sender_id, recipient_id)`.execute(db)
  expect(rows).toHaveLength(0)
})

test('both delete the same message at once: it is gone', race, async () => {
  const { asha, ben } = await friends(app)
  const { id } = await as(asha).message.send({ ...about(ben), body: { id: newId(), text: 'Gone' } })
  await Promise.all([
    as(asha).message.remove({ params: { id: ben.id, messageId: id } }),
    as(ben).message.clear(about(asha)),
  ])
  const { rows } = await sql`select from direct_messages where id = ${id}
    union all select from conversations where user_id in (${asha.id}, ${ben.id})`.execute(db)
  expect(rows).toHaveLength(0)
})
