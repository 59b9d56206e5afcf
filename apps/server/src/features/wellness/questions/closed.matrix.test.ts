import { addDays } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ask } from '#testing/ask.ts'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import { requestFor } from '#testing/requests/index.ts'
import { allRoutes } from '#testing/routes.ts'
import { testApp } from '#testing/test-app.ts'
import { hashOf, orderFrom } from './seed.service.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const app = await testApp({ clock })
const { as, db, member, url } = app
const kit = { ...app, clock }
await kit.startWorker()

const frozen = { title: null, a: 'an evening sit', b: 'no evening sit', outcome: 'sleep-quality', weeks: 8 } as const
const firstDay = addDays('2026-03-10', -40)
const days = Array.from({ length: 40 }, (_, number) => addDays(firstDay, number))

const asha = await member()
const { id } = await as(asha).wellness.startQuestion({ body: frozen })
for (const day of days.slice(-20)) await as(asha).practice.log({ body: aPractice({ date: day }) })

/** Another order of the days: what a reply says of the question must not change with it, but for the days themselves. */
async function draw(seed: string) {
  const sha256 = hashOf({ frozen, firstDay, seed })
  await db.updateTable('questions').set({ seed, sha256, first_day: firstDay }).where('id', '=', id).execute()
}

/** Other values on every day: what the question says must not change with them. */
async function note(valueOf: (number: number) => number) {
  await db.deleteFrom('sleep_entries').where('user_id', '=', asha.id).execute()
  await db.deleteFrom('mood_entries').where('user_id', '=', asha.id).execute()
  const ids = days.map((_, number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`)
  await db
    .insertInto('sleep_entries')
    .values(
      days.map((day, n) => ({
        user_id: asha.id,
        id: ids[n]!,
        date: addDays(day, 1),
        quality: valueOf(n),
        duration: 400 + valueOf(n),
      })),
    )
    .execute()
  await db
    .insertInto('mood_entries')
    .values(
      days.map((day, n) => ({
        user_id: asha.id,
        id: ids[n]!,
        practice_day: day,
        created_at: new Date(`${day}T20:00:00Z`),
        mood: valueOf(n) > 5 ? ('calm' as const) : ('sad' as const),
        energy: valueOf(n),
        energy_given: true,
      })),
    )
    .execute()
}

/** The time differs anyway. */
const readable = allRoutes.filter(
  ({ name, route }) => route.method === 'GET' && route.access === 'member' && !route.stream && name !== 'realtime.time',
)

const params = { id, userId: asha.id, slug: 'asana', day: firstDay }
const queries = new Map<string, object>()
for (const { name, route } of readable) {
  if (!route.query || route.query.safeParse({}).success) continue
  queries.set(name, (await requestFor(name)(kit)).query ?? {})
}

/** What every route that reads something answers to the member whose question runs. */
async function everyReply(): Promise<Map<string, unknown>> {
  const replies = new Map<string, unknown>()
  for (const { name, route } of readable) {
    replies.set(name, (await ask(url, route, { as: asha, params, query: queries.get(name) ?? {} })).body)
  }
  return replies
}
const sideToday = (seed: string) => orderFrom(seed)(days.length)

/** These say what is to be done on which day. */
const tellTheOrder = ['wellness.readQuestion', 'journey.settings']

test('before the last day, no reply depends on both the order of the days and what was noted on them', async () => {
  const seeds = Array.from({ length: 20 }, (_, n) => String(n).padStart(32, '0'))
  const [one = '', other = ''] = [seeds[0], seeds.find((seed) => sideToday(seed) !== sideToday(seeds[0]!))]
  expect(days.filter((_, n) => orderFrom(one)(n) !== orderFrom(other)(n)).length).toBeGreaterThan(10)
  await draw(one)
  await note((number) => (orderFrom(one)(number) === 'a' ? 9 : 2))
  // Some replies are made at the first request.
  await everyReply()
  const replies = await everyReply()
  expect(replies.get('wellness.readQuestion')).toMatchObject({ state: 'running' })
  await draw(other)
  const redrawn = await everyReply()
  const changed = readable.filter(({ name }) => JSON.stringify(replies.get(name)) !== JSON.stringify(redrawn.get(name)))
  expect(changed.map(({ name }) => name).toSorted()).toEqual(tellTheOrder.toSorted())
  await note((number) => (number % 3 === 0 ? 8 : 4))
  const renoted = await everyReply()
  for (const name of tellTheOrder) expect(renoted.get(name), name).toEqual(redrawn.get(name))
  for (const name of ['wellness.questions', 'wellness.questionProspect'])
    expect(renoted.get(name)).toEqual(replies.get(name))
})

test('only one route has an answer to tell', () => {
  const telling = allRoutes.filter(({ route }) =>
    JSON.stringify(z.toJSONSchema(route.reply, { unrepresentable: 'any' })).includes('"cannot-tell"'),
  )
  expect(telling.map(({ name }) => name)).toEqual(['wellness.readQuestion'])
})
