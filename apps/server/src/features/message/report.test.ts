import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { openReport } from '#features/community/index.ts'
import { friends } from '#testing/requests/together.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, db } = app
const about = ({ id }: { id: string }) => ({ params: { id } })

async function talked(count: number) {
  const { asha, ben } = await friends(app)
  for (let index = 1; index <= count; index++) {
    const [from, to] = index % 2 ? [asha, ben] : [ben, asha]
    await as(from).message.send({ ...about(to), body: { id: newId(), text: `message ${index}` } })
  }
  return { asha, ben }
}

async function reportsAbout(userId: string) {
  const { rows } = await sql<{ id: string; kind: string; reason: string }>`
    select id, kind, reason from reports where reported_id = ${userId} order by id`.execute(db)
  return rows
}

test('with consent, moderators read the last ten messages, oldest first, and no others', async () => {
  const { asha, ben } = await talked(13)
  await as(ben).message.report({ ...about(asha), body: { kind: 'unkind', withMessages: true } })
  const [report] = await reportsAbout(asha.id)
  const opened = await openReport(db, report!.id)
  expect(opened.conversations).toHaveLength(1)
  expect(opened.conversations[0]!.map(({ text }) => text)).toEqual(
    Array.from({ length: 10 }, (_, index) => `message ${index + 4}`),
  )
  expect(opened.conversations[0]!.map(({ isByReported }) => isByReported).slice(0, 2)).toEqual([false, true])
  expect(JSON.stringify(opened)).not.toContain('message 3')
})

test('without consent, moderators read none', async () => {
  const { asha, ben } = await talked(2)
  await as(ben).message.report({ ...about(asha), body: { kind: 'selling', withMessages: false } })
  const [report] = await reportsAbout(asha.id)
  expect((await openReport(db, report!.id)).conversations).toEqual([])
})

test.each([
  ['unkind', 'unkind'],
  ['advances', 'other'],
  ['selling', 'selling'],
  ['worry', 'worry'],
] as const)('%s is queued as %s, with a sentence for the moderators', async (kind, queued) => {
  const { asha, ben } = await talked(1)
  await as(ben).message.report({ ...about(asha), body: { kind, withMessages: false } })
  expect(await reportsAbout(asha.id)).toMatchObject([{ kind: queued, reason: expect.stringMatching(/\w+\.$/) }])
})

test('a copy outlives the message, and a block does not stop a report', async () => {
  const { asha, ben } = await talked(3)
  await as(asha).community.block(about(ben))
  await as(ben).message.report({ ...about(asha), body: { kind: 'unkind', withMessages: true } })
  await as(asha).message.clear(about(ben))
  await as(ben).message.clear(about(asha))
  const [report] = await reportsAbout(asha.id)
  expect((await openReport(db, report!.id)).conversations[0]).toHaveLength(3)
})

test('a message that the reporter has deleted is not copied', async () => {
  const { asha, ben } = await talked(2)
  const { items } = await as(ben).message.read({ ...about(asha), query: {} })
  await as(ben).message.remove({ params: { id: asha.id, messageId: items[0]!.id } })
  await as(ben).message.report({ ...about(asha), body: { kind: 'unkind', withMessages: true } })
  const [report] = await reportsAbout(asha.id)
  expect((await openReport(db, report!.id)).conversations[0]!.map(({ text }) => text)).toEqual(['message 1'])
})

test('several reports about a member keep their messages apart', async () => {
  const { asha, ben } = await talked(1)
  const chitra = await app.member()
  await as(chitra).community.follow(about(asha))
  await as(asha).community.follow(about(chitra))
  await as(asha).message.send({ ...about(chitra), body: { id: newId(), text: 'to Chitra' } })
  for (const who of [ben, chitra]) {
    await as(who).message.report({ ...about(asha), body: { kind: 'unkind', withMessages: true } })
  }
  const [report] = await reportsAbout(asha.id)
  const { conversations, reporters } = await openReport(db, report!.id)
  expect(reporters).toBe(2)
  expect(conversations.map((messages) => messages.map(({ text }) => text))).toEqual([['message 1'], ['to Chitra']])
})

test('erasing the reporter removes their own words from the report', async () => {
  const { asha, ben } = await talked(2)
  await as(ben).message.report({ ...about(asha), body: { kind: 'unkind', withMessages: true } })
  await sql`delete from users where id = ${ben.id}`.execute(db)
  const [report] = await reportsAbout(asha.id)
  expect((await openReport(db, report!.id)).conversations[0]!.map(({ text }) => text)).toEqual(['message 1'])
})
