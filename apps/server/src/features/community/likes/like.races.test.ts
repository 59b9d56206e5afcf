import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { tokenForge } from '#testing/forged-token.ts'
import { aPractice } from '#testing/practice.ts'
import { race } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const { as, config, db, member } = await testApp()
const forge = tokenForge(config, systemClock)

/** Calls the service directly, because signing in would take most of the time. */
async function crowd(size: number) {
  const people = Array.from({ length: size }, () => randomUUID()).map((id) => ({
    id,
    username: `m${id.replaceAll('-', '')}`,
    display_name: 'One of many',
  }))
  await db.insertInto('users').values(people).execute()
  return Promise.all(
    people.map(async ({ id }) => ({ id, token: await forge({ userId: id, sessionId: randomUUID() }) })),
  )
}

/** Each test has its own members, because the limit is sixty likes a minute. */
async function aSession(owner: { token: string }) {
  const { id } = await as(owner).practice.log({ body: aPractice({ visibility: 'public' }) })
  return { params: { id }, body: undefined }
}

const likesOf = async (sessionId: string) => {
  const { rows } = await sql<{ user_id: string }>`select user_id from session_likes
    where session_id = ${sessionId}`.execute(db)
  return new Set(rows.map((row) => row.user_id))
}

/** Runs all the work, with at most `most` tasks at a time. */
async function atMost(most: number, work: (() => Promise<void>)[]): Promise<void> {
  const left = work.values()
  const hand = async () => {
    for (const each of left) await each()
  }
  await Promise.all(Array.from({ length: most }, hand))
}

test('200 members like, unlike and repeat it, 50 at a time: the count is exact', race, async () => {
  const asha = await member()
  const session = await aSession(asha)
  const people = await crowd(200)
  const say = (someone: { token: string }, liked: boolean) =>
    as(someone).community.like({ ...session, body: { liked } })
  /** Every third member unlikes again. Everyone sends each call twice, as if a response had been lost. */
  const ends = people.map((someone, number) => ({ someone, liked: number % 3 !== 0 }))
  await atMost(
    50,
    ends.map(({ someone, liked }) => async () => {
      await Promise.all([say(someone, true), say(someone, true)])
      if (!liked) await Promise.all([say(someone, false), say(someone, false)])
    }),
  )
  const likers = new Set(ends.filter(({ liked }) => liked).map(({ someone }) => someone.id))
  expect(await likesOf(session.params.id)).toEqual(likers)
  const seen = await Promise.all(ends.map(({ someone }) => as(someone).community.session(session)))
  expect(seen.map(({ likes, isLiked }) => ({ likes, isLiked }))).toEqual(
    ends.map(({ liked }) => ({ likes: likers.size, isLiked: liked })),
  )
})

test('50 parallel toggles by one member cancel each other out', race, async () => {
  const asha = await member()
  const session = await aSession(asha)
  const answers = await Promise.all(Array.from({ length: 50 }, () => as(asha).community.like(session)))
  expect(answers.filter(({ liked, likes }) => liked && likes === 1)).toHaveLength(25)
  expect(answers.filter(({ liked, likes }) => !liked && likes === 0)).toHaveLength(25)
  expect(await likesOf(session.params.id)).toEqual(new Set())
})

test('while the likes of one session wait, other sessions can be liked and read', race, async () => {
  const asha = await member()
  const [hot, quiet] = [await aSession(asha), await aSession(asha)]
  await as(asha).community.like(hot)
  const waiting: Promise<unknown>[] = []
  const people = await crowd(30)
  const holder = await db.startTransaction().execute()
  try {
    await sql`select from session_like_counts where session_id = ${hot.params.id} for update`.execute(holder)
    for (const someone of people) waiting.push(as(someone).community.like(hot))
    expect(await as(asha).community.like(quiet)).toEqual({ liked: true, likes: 1 })
    expect((await as(asha).community.feed({ query: {} })).items).not.toEqual([])
    expect(await likesOf(hot.params.id)).toEqual(new Set([asha.id]))
  } finally {
    await holder.rollback().execute()
  }
  await Promise.all(waiting)
  expect((await as(asha).community.session(hot)).likes).toBe(31)
})

test('a session deleted while members like it leaves no likes, and the only error is “not found”', race, async () => {
  const asha = await member()
  const session = await aSession(asha)
  const people = await crowd(30)
  const [, ...outcomes] = await Promise.allSettled([
    as(asha).practice.remove(session),
    ...people.map((someone) => as(someone).community.like(session)),
  ])
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code as string] : []))
  expect(new Set(refused).difference(new Set(['practice.not_found']))).toEqual(new Set())
  expect(await likesOf(session.params.id)).toEqual(new Set())
})
