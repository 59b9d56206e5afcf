import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()
type Member = Awaited<ReturnType<typeof member>>

let minutes = 0
/** Each a minute after the one before. */
const log = (who: Member, tags: string[], date = '2026-03-01') => {
  const time = `06:${String((minutes += 1)).padStart(2, '0')}`
  return as(who).practice.log({ body: aPractice({ date, time, tags }) })
}

test('a practice has its tags from the form to every list, and an edit that doesn’t name them leaves them', async () => {
  const asha = await member()
  const { id, version, tags } = await log(asha, [' Yin ', 'yin', 'with Ben'])
  expect(tags).toEqual(['Yin', 'with Ben'])
  const params = { id }
  expect((await as(asha).practice.read({ params })).tags).toEqual(['Yin', 'with Ben'])
  expect((await as(asha).practice.edit({ params, body: { version, duration: 30 } })).tags).toEqual(['Yin', 'with Ben'])
  expect((await as(asha).insight.analytics({ query: {} })).recentSessions[0]?.tags).toEqual(['Yin', 'with Ben'])
  const fewer = await as(asha).practice.edit({ params, body: { version: version + 1, tags: ['yang'] } })
  expect(fewer.tags).toEqual(['yang'])
  const none = await as(asha).practice.edit({ params, body: { version: version + 2, tags: [] } })
  expect(none.tags).toEqual([])
  expect((await as(asha).practice.edit({ params, body: { version: version + 3, notes: 'Later.' } })).tags).toEqual([])
  expect((await as(asha).practice.list({ query: {} })).items[0]?.tags).toEqual([])
})

test('a practice without tags says so, and a sit has those that came with it', async () => {
  const asha = await member()
  expect((await as(asha).practice.log({ body: aPractice() })).tags).toEqual([])
  await as(asha).meditation.save({ body: { duration: 10, tags: ['zazen', 'Zazen'] } })
  await as(asha).meditation.save({ body: { duration: 10, tags: null } })
  const { items } = await as(asha).practice.list({ query: { limb: 'dhyana' } })
  expect(items.map(({ tags }) => tags)).toEqual(expect.arrayContaining([['zazen'], []]))
})

test('tags we can’t store are refused, and say why', async () => {
  const asha = await member()
  await expect(log(asha, ['a', 'b', 'c', 'd', 'e', 'f'])).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { tags: 'Please use five tags or fewer' },
  })
  await expect(log(asha, ['tab\u0007'])).rejects.toMatchObject({ code: 'request.invalid' })
})

test('a deleted practice is restored with its tags, also one that was deleted before there were any', async () => {
  const asha = await member()
  const { id } = await log(asha, ['yin'])
  await as(asha).practice.remove({ params: { id } })
  expect(await as(asha).practice.tags()).toEqual([])
  expect((await as(asha).practice.restore({ params: { id } })).tags).toEqual(['yin'])
  await as(asha).practice.remove({ params: { id } })
  await sql`update deleted_practice_sessions set session = session - 'tags' where id = ${id}`.execute(db)
  expect((await as(asha).practice.restore({ params: { id } })).tags).toEqual([])
})

test('one’s own tags come with the spelling used last, the most used first', async () => {
  const [asha, ben] = [await member(), await member()]
  await log(ben, ['not for Asha'])
  await log(asha, ['yin', 'Élan'])
  await log(asha, ['élan'])
  await log(asha, ['YIN', 'rain'])
  await log(asha, ['ÉLAN'])
  expect(await as(asha).practice.tags()).toEqual([
    { tag: 'ÉLAN', sessions: 3 },
    { tag: 'YIN', sessions: 2 },
    { tag: 'rain', sessions: 1 },
  ])
})

test('the list filters by a tag, whatever its case, page by page and with the other filters', async () => {
  const asha = await member()
  for (const day of [1, 2, 3, 4, 5]) {
    await log(asha, day % 2 ? ['Morning, not'.slice(0, 7), 'a "b"\\c'] : ['mornings'], `2026-02-0${day}`)
    await log(asha, [], `2026-02-0${day}`)
  }
  const pages = async (query: { tag: string; from?: string; limb?: 'asana' }, days: string[] = [], cursor?: string) => {
    const page = await as(asha).practice.list({ query: { ...query, limit: 2, ...(cursor && { cursor }) } })
    days.push(...page.items.map(({ date }) => date))
    if (page.nextCursor) await pages(query, days, page.nextCursor)
    return days
  }
  expect(await pages({ tag: 'MORNING' })).toEqual(['2026-02-05', '2026-02-03', '2026-02-01'])
  expect(await pages({ tag: ' a  "B"\\C' })).toEqual(['2026-02-05', '2026-02-03', '2026-02-01'])
  expect(await pages({ tag: 'morning', from: '2026-02-03' })).toEqual(['2026-02-05', '2026-02-03'])
  expect(await pages({ tag: 'morning', limb: 'asana' })).toEqual([])
  expect(await pages({ tag: '%' })).toEqual([])
})

test('a page filtered by a tag takes one statement, and its index serves it in order', async () => {
  const asha = await member()
  await log(asha, ['yin'])
  expect(await statementsOf(() => as(asha).practice.list({ query: { tag: 'yin' } }))).toHaveLength(1)
  const plan = await db.transaction().execute(async (tx) => {
    await sql`set local enable_sort = off; set local enable_seqscan = off; set local enable_bitmapscan = off`.execute(
      tx,
    )
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from practice_sessions
      where user_id = ${asha.id} and tags is not null and lower('yin') = any (lower(tags::text)::text[])
      order by date desc, time desc, id desc limit 21`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('practice_sessions_tagged')
  expect(plan).not.toContain('Sort')
})

test.each([
  ['six tags', sql`array['a', 'b', 'c', 'd', 'e', 'f']`],
  ['an empty list', sql`array[]::text[]`],
  ['a tag that is nothing', sql`array[null]::text[]`],
  ['longer ones than five can be', sql`array[repeat('x', 121)]`],
])('the table refuses %s', async (_, tags) => {
  const { id } = await log(await member(), ['yin'])
  await expect(sql`update practice_sessions set tags = ${tags} where id = ${id}`.execute(db)).rejects.toThrow('check')
})
