import { learning } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { publishArticles } from '#features/journey/index.ts'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import { plansOf, rowsReadOf, statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'
import { readArticles } from './learning.service.ts'

const { as, db, member } = await testApp({ clock: movableClock(new Date('2026-03-10T12:00:00Z')) })
await publishArticles(db)
const written = await readArticles()
const params = { slug: 'closing-the-doors' }

type Someone = { token: string }
const suggestionsFor = async (someone: Someone) => (await as(someone).learning.suggestions()).items
const article = (someone: Someone, slug = params.slug) => as(someone).learning.article({ params: { slug } })
const save = (someone: Someone, body: { place?: number; isRead?: boolean; changedAt?: string }) =>
  as(someone).learning.saveReading({ params, body })

test('publishing again changes nothing, and an article whose file is gone is no longer shown', async () => {
  const before = await db.selectFrom('educational_content').selectAll().orderBy('slug').execute()
  await db
    .insertInto('educational_content')
    .values({ ...before[0]!, id: crypto.randomUUID(), slug: 'gone', content: '[]', sources: '[]' })
    .execute()
  expect(await publishArticles(db)).toBe(written.length)
  const after = await db.selectFrom('educational_content').selectAll().orderBy('slug').execute()
  expect(after.filter(({ slug }) => slug !== 'gone')).toEqual(before)
  expect(after.find(({ slug }) => slug === 'gone')?.is_published).toBe(false)
  await expect(article(await member(), 'gone')).rejects.toMatchObject({ code: 'learning.not_found' })
})

test('a newcomer gets six articles, each with the details needed to choose one', async () => {
  const items = await suggestionsFor(await member())
  expect(items).toHaveLength(6)
  expect(items[0]).toEqual({
    slug: expect.any(String) as string,
    title: expect.any(String) as string,
    standfirst: expect.any(String) as string,
    category: expect.any(String) as string,
    limbType: 'yamas',
    difficulty: 'beginner',
    readTime: expect.any(Number) as number,
    isRead: false,
    reason: { kind: 'beginning' },
  })
})

test('an article is returned as it was written, with its sources and what to read next', async () => {
  const { isRead, place, next, ...shown } = await article(await member())
  const { order: _order, ...expected } = written.find(({ slug }) => slug === params.slug)!
  expect(shown).toEqual(expected)
  expect({ isRead, place }).toEqual({ isRead: false, place: 0 })
  expect(next?.slug).not.toBe(params.slug)
})

test('the six articles depend on the member’s practice', async () => {
  const asha = await member()
  for (const date of ['2026-03-08', '2026-03-09', '2026-03-10']) {
    await as(asha).practice.log({ body: aPractice({ date, limbType: 'pranayama' }) })
  }
  await as(asha).practice.log({ body: aPractice({ date: '2025-12-01', limbType: 'samadhi' }) })
  const [first, second] = await suggestionsFor(asha)
  expect([first?.limbType, first?.reason.kind]).toEqual(['samadhi', 'least-practised'])
  expect([second?.limbType, second?.reason.kind]).toEqual(['pranayama', 'practised-lately'])
})

test('a reading position is saved, and the article comes first until it is read', async () => {
  const asha = await member()
  await save(asha, { place: 5 })
  expect((await article(asha)).place).toBe(5)
  expect((await suggestionsFor(asha))[0]).toMatchObject({ slug: params.slug, reason: { kind: 'started' } })

  await save(asha, { isRead: true })
  expect(await article(asha)).toMatchObject({ isRead: true, place: 5 })
  expect((await suggestionsFor(asha)).map(({ slug }) => slug)).not.toContain(params.slug)

  await save(asha, { place: 2 })
  expect(await article(asha)).toMatchObject({ isRead: true, place: 2 })
  await save(asha, { isRead: false })
  expect(await article(asha)).toMatchObject({ isRead: false, place: 2 })
})

test('no one else sees how far a member has read', async () => {
  const [asha, ben] = [await member(), await member()]
  await save(asha, { place: 5, isRead: true })
  expect(await article(ben)).toMatchObject({ isRead: false, place: 0 })
})

test('of two changes to one article the later one counts, whichever arrives first', async () => {
  const asha = await member()
  await save(asha, { place: 7, isRead: true, changedAt: '2026-03-10T09:00:00Z' })
  await save(asha, { place: 2, isRead: false, changedAt: '2026-03-08T09:00:00Z' })
  expect(await article(asha)).toMatchObject({ isRead: true, place: 7 })
  // A device whose clock is ahead doesn't win for ever.
  await save(asha, { place: 3, changedAt: '2030-01-01T00:00:00Z' })
  await save(asha, { place: 4 })
  expect(await article(asha)).toMatchObject({ isRead: true, place: 4 })
})

test('an unknown article is not found', async () => {
  const asha = await member()
  await expect(article(asha, 'unknown')).rejects.toMatchObject({ code: 'learning.not_found' })
  const saving = as(asha).learning.saveReading({ params: { slug: 'unknown' }, body: { place: 1 } })
  await expect(saving).rejects.toMatchObject({ code: 'learning.not_found' })
})

test.each([{ place: -1 }, { place: 501 }, { place: 1.5 }, { isRead: 'yes' }])('%j is refused', async (body) => {
  const asha = await member()
  await expect(save(asha, body as never)).rejects.toMatchObject({ status: 422 })
})

test('each request takes one statement and, of 20,000 sessions, reads only those of the last 30 days', async () => {
  const asha = await member()
  await sql`insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration,
      before_feeling, after_feeling)
    select ${asha.id}, gen_random_uuid(), day, '06:30', 'UTC', day, 'asana', 10, 'tired', 'calm'
    from generate_series(1, 20000) as number, lateral (select date '2026-03-10' - number as day) as dated`.execute(db)
  await sql`analyze practice_sessions`.execute(db)
  await save(asha, { place: 1 })
  expect(await statementsOf(() => suggestionsFor(asha))).toHaveLength(1)
  expect(await statementsOf(() => article(asha))).toHaveLength(1)
  expect(await statementsOf(() => save(asha, { place: 2 }))).toHaveLength(1)
  const plans = await plansOf(db, () => suggestionsFor(asha))
  expect(rowsReadOf('practice_sessions', plans)).toBe(30)
})

test('routes that change something have separate limits', () => {
  expect(learning.saveReading.limit.max).toBeLessThanOrEqual(120)
})
