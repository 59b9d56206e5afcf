import { messageMaxLength } from '@sadhana/contract'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { friends } from '#testing/requests/together.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, db } = app
type Someone = Awaited<ReturnType<typeof friends>>['asha']
const about = ({ id }: { id: string }) => ({ params: { id } })

async function write(from: Someone, to: Someone, text = 'Six thirty tomorrow?') {
  return as(from).message.send({ ...about(to), body: { id: newId(), text } })
}
const read = (reader: Someone, other: Someone, query = {}) => as(reader).message.read({ ...about(other), query })
const conversations = async (reader: Someone) => (await as(reader).message.conversations({ query: {} })).items
const texts = async (reader: Someone, other: Someone) => (await read(reader, other)).items.map(({ text }) => text)
const markRead = (reader: Someone, other: Someone, upTo: string) =>
  as(reader).message.markRead({ ...about(other), body: { upTo } })

test('a message is in both conversations, unread for its recipient alone', async () => {
  const { asha, ben } = await friends(app)
  const sent = await write(asha, ben, '  Six thirty tomorrow?  ')
  expect(sent).toMatchObject({ text: 'Six thirty tomorrow?', isMine: true, isSeen: false })
  expect(await conversations(asha)).toMatchObject([{ person: { id: ben.id }, isUnread: false, latest: sent }])
  expect(await conversations(ben)).toMatchObject([
    { person: { id: asha.id }, isUnread: true, canWrite: true, latest: { ...sent, isMine: false } },
  ])
  expect(await read(ben, asha)).toMatchObject({ person: { id: asha.id }, canWrite: true, hasReceipts: false })
})

test('the same id is sent once, and another text or recipient with it is refused', async () => {
  const { asha, ben } = await friends(app)
  const { ben: chitra } = await friends(app)
  const body = { id: newId(), text: 'Once' }
  const first = await as(asha).message.send({ ...about(ben), body })
  expect(await as(asha).message.send({ ...about(ben), body })).toEqual(first)
  expect(await as(asha).message.send({ params: { id: ben.id.toUpperCase() }, body })).toEqual(first)
  const taken = { code: 'message.id_taken' }
  await expect(as(asha).message.send({ ...about(ben), body: { ...body, text: 'Twice' } })).rejects.toMatchObject(taken)
  await expect(as(asha).message.send({ ...about(chitra), body })).rejects.toMatchObject(taken)
  expect(await texts(ben, asha)).toEqual(['Once'])
})

test('a message sent again after a block is answered as it was saved', async () => {
  const { asha, ben } = await friends(app)
  const body = { id: newId(), text: 'Before the block' }
  const first = await as(asha).message.send({ ...about(ben), body })
  await as(ben).community.block(about(asha))
  expect(await as(asha).message.send({ ...about(ben), body })).toEqual(first)
})

test.each([
  ['', 'Please write a few words'],
  [' \n ', 'Please write a few words'],
  ['a'.repeat(messageMaxLength + 1), 'Please keep your message to 2,000 characters or fewer'],
])('a text that is empty or too long is refused', async (text, hint) => {
  const { asha, ben } = await friends(app)
  await expect(write(asha, ben, text)).rejects.toMatchObject({ code: 'request.invalid', fields: { text: hint } })
})

test('a conversation is read page by page, newest first, and none is missed or shown twice', async () => {
  const { asha, ben } = await friends(app)
  for (let index = 1; index <= 7; index++) await write(index % 2 ? asha : ben, index % 2 ? ben : asha, `${index}`)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await read(ben, asha, { limit: 3, ...(cursor && { cursor }) })
    seen.push(...page.items.map(({ text }) => text))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(['7', '6', '5', '4', '3', '2', '1'])
})

test('conversations are listed page by page, the latest message first', async () => {
  const { asha, ben } = await friends(app)
  const others = [ben]
  for (const _ of [1, 2]) {
    const other = await app.member()
    await as(asha).community.follow(about(other))
    await as(other).community.follow(about(asha))
    others.push(other)
  }
  for (const other of others) await write(other, asha)
  await write(asha, ben)
  const first = await as(asha).message.conversations({ query: { limit: 2 } })
  const second = await as(asha).message.conversations({ query: { limit: 2, cursor: first.nextCursor! } })
  const ids = [...first.items, ...second.items].map(({ person }) => person.id)
  expect(ids).toEqual([ben.id, others[2]!.id, others[1]!.id])
  const partners = await as(asha).message.partners({ query: {} })
  expect(partners.items.map(({ id }) => id).toSorted()).toEqual(others.map(({ id }) => id).toSorted())
})

test('reading up to a message leaves the later ones unread, on every device', async () => {
  const { asha, ben } = await friends(app)
  const first = await write(asha, ben, 'One')
  const second = await write(asha, ben, 'Two')
  await markRead(ben, asha, first.id)
  expect(await conversations(ben)).toMatchObject([{ isUnread: true }])
  await markRead(ben, asha, second.id)
  await markRead(ben, asha, first.id)
  expect(await conversations(ben)).toMatchObject([{ isUnread: false }])
  await write(asha, ben, 'Three')
  await markRead(ben, asha, second.id)
  expect(await conversations(ben)).toMatchObject([{ isUnread: true }])
})

test('receipts show only while both have them on, and only for what was read since', async () => {
  const { asha, ben } = await friends(app)
  const turn = (who: Someone, readReceipts: boolean) => as(who).message.changeSettings({ body: { readReceipts } })
  const seen = async () => (await read(asha, ben)).items.map(({ isSeen }) => isSeen)
  expect(await as(asha).message.settings()).toEqual({ readReceipts: false })
  const first = await write(asha, ben, 'Before')
  await turn(ben, true)
  await markRead(ben, asha, first.id)
  expect(await seen()).toEqual([false])
  await turn(asha, true)
  expect(await seen()).toEqual([false])
  const second = await write(asha, ben, 'After')
  expect((await read(asha, ben)).hasReceipts).toBe(true)
  await markRead(ben, asha, second.id)
  expect(await seen()).toEqual([true, false])
  await turn(ben, false)
  expect(await seen()).toEqual([false, false])
  expect((await read(asha, ben)).hasReceipts).toBe(false)
})

test('deleting removes a message for oneself; the other keeps it until they delete it too', async () => {
  const { asha, ben } = await friends(app)
  const first = await write(asha, ben, 'One')
  await write(ben, asha, 'Two')
  const remove = (who: Someone, other: Someone) =>
    as(who).message.remove({ params: { id: other.id, messageId: first.id } })
  await remove(ben, asha)
  expect(await texts(ben, asha)).toEqual(['Two'])
  expect(await texts(asha, ben)).toEqual(['Two', 'One'])
  await as(asha).message.clear(about(ben))
  expect(await conversations(asha)).toEqual([])
  expect(await texts(asha, ben)).toEqual([])
  expect(await texts(ben, asha)).toEqual(['Two'])
  const { rows } = await sql`select from direct_messages where id = ${first.id}`.execute(db)
  expect(rows).toHaveLength(0)
  await write(ben, asha, 'Three')
  expect(await texts(asha, ben)).toEqual(['Three'])
  expect(await conversations(asha)).toHaveLength(1)
})

test('an unread message that its recipient deletes leaves nothing unread', async () => {
  const { asha, ben } = await friends(app)
  await write(asha, ben, 'One')
  const { id } = await write(asha, ben, 'Two')
  await markRead(ben, asha, (await read(ben, asha)).items[1]!.id)
  await as(ben).message.remove({ params: { id: asha.id, messageId: id } })
  expect(await conversations(ben)).toMatchObject([{ isUnread: false, latest: { text: 'One' } }])
})

test('someone else’s message can’t be deleted', async () => {
  const { asha, ben } = await friends(app)
  const { id } = await write(asha, ben)
  const stranger = await app.member()
  await as(stranger).message.remove({ params: { id: ben.id, messageId: id } })
  await as(stranger).message.clear(about(ben))
  expect(await texts(asha, ben)).toHaveLength(1)
  expect(await texts(ben, asha)).toHaveLength(1)
})

test('a member can’t write to themselves, or to someone who isn’t there', async () => {
  const { asha } = await friends(app)
  await expect(write(asha, asha)).rejects.toMatchObject({ code: 'message.person_not_found' })
  await expect(write(asha, { ...asha, id: newId() })).rejects.toMatchObject({ code: 'message.person_not_found' })
})
