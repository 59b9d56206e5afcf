import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { vacuum } from '#testing/database.ts'
import { buffersOf, plansOf, rowsReadOf, tripsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'
import { followAll, quietMembers, sharedEarlier, timelineQueue } from '#testing/timelines.ts'

const { as, db, clock, member } = await testApp()
const queue = timelineQueue({ db, clock })
const [few, many] = [await member(), await member()]

const authors = await quietMembers(db, 2_000)
await sharedEarlier(db, authors, 4)
await followAll(db, few.id, authors.slice(0, 30))
await followAll(db, many.id, authors)
const pageOf = (reader: typeof few, query = {}) =>
  as(reader).community.feed({ query: { scope: 'following', ...query } })
await pageOf(many)
await queue.drain()
await vacuum(db)
await sql`analyze timelines, timeline_sessions`.execute(db)
const { nextCursor } = await pageOf(many, { limit: 100 })

test('a page of someone who follows 2,000 people takes one statement', async () => {
  expect(await tripsOf(() => pageOf(many))).toEqual({ roundTrips: 1, statements: 1 })
})

const pages = [
  ['the first page', {}],
  ['a page further down', { cursor: nextCursor ?? '' }],
] as const

test.each(pages)('%s costs little more than for someone who follows 30', async (_, query) => {
  expect(await buffersOf(db, () => pageOf(many, query))).toBeLessThanOrEqual(
    1.3 * (await buffersOf(db, () => pageOf(few))),
  )
})

test.each(pages)('%s reads few entries and few sessions', async (_, query) => {
  const plans = await plansOf(db, () => pageOf(many, query))
  expect(rowsReadOf('timeline_sessions', plans)).toBeLessThanOrEqual(400)
  expect(rowsReadOf('practice_sessions', plans)).toBeLessThanOrEqual(3 * 21)
})
