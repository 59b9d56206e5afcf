import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createLogger } from '#platform/log.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { likeCounter } from '../likes/like-counter.repo.ts'
import { reconcile } from './reconcile.service.ts'

const { as, db, member } = await testApp()
const [asha, ben, chitra] = await Promise.all([member(), member(), member()])

/** Five sessions with 0, 1, 2, 3 and 0 likes. */
const sessions: string[] = []
for (const [number, owner] of [asha, asha, ben, chitra, ben].entries()) {
  const { id } = await as(owner).practice.log({ body: aPractice({ visibility: 'public' }) })
  sessions.push(id)
  for (const fan of [asha, ben, chitra].slice(0, number % 4))
    await as(fan).community.like({ params: { id }, body: undefined })
}
const right = [0, 1, 2, 3, 0]

const counts = () =>
  Promise.all(sessions.map(async (id) => (await as(asha).community.session({ params: { id } })).likes))

async function reconciled(stretch: { counters: number; likes: number }) {
  const logLines: string[] = []
  const log = createLogger('info', { write: (line: string) => logLines.push(line) })
  await reconcile({ db, log }, likeCounter(stretch))
  return logLines.map((line) => JSON.parse(line) as object)
}

const stretches = [
  { counters: 1, likes: 1 },
  { counters: 2, likes: 3 },
  { counters: 1_000, likes: 10_000 },
]

test.each(stretches)('correct counters are left alone, and nothing is logged: %o', async (stretch) => {
  expect(await counts()).toEqual(right)
  expect(await reconciled(stretch)).toEqual([])
  expect(await counts()).toEqual(right)
})

test.each(stretches)('wrong counters are repaired, and their number is logged: %o', async (stretch) => {
  await sql`update session_like_counts set likes = 7 where session_id = ${sessions[1]}`.execute(db)
  await sql`update session_like_counts set likes = 0 where session_id = ${sessions[2]}`.execute(db)
  await sql`delete from session_like_counts where session_id = ${sessions[3]}`.execute(db)
  await sql`insert into session_like_counts (owner_id, session_id, likes) values (${ben.id}, ${sessions[4]}, 9)
    on conflict (owner_id, session_id) do update set likes = 9`.execute(db)
  expect(await reconciled(stretch)).toEqual([
    expect.objectContaining({ level: 40, counter: 'likes', repaired: 4, msg: expect.any(String) }),
  ])
  expect(await counts()).toEqual(right)
})

test('a counter that is too low does not stop anyone from unliking', async () => {
  const { id } = await as(asha).practice.log({ body: aPractice({ visibility: 'public' }) })
  await as(ben).community.like({ params: { id }, body: undefined })
  await sql`update session_like_counts set likes = 0 where session_id = ${id}`.execute(db)
  expect(await as(ben).community.like({ params: { id }, body: undefined })).toEqual({ liked: false, likes: 0 })
  await as(asha).practice.remove({ params: { id } })
})

test('likes given during a repair are counted exactly once', async () => {
  const { id } = await as(asha).practice.log({ body: aPractice({ visibility: 'public' }) })
  await as(asha).community.like({ params: { id }, body: undefined })
  await sql`update session_like_counts set likes = 5 where session_id = ${id}`.execute(db)
  await Promise.all([
    reconciled({ counters: 1, likes: 1 }),
    ...[ben, chitra].map((fan) => as(fan).community.like({ params: { id }, body: { liked: true } })),
    reconciled({ counters: 2, likes: 2 }),
  ])
  await reconciled({ counters: 1_000, likes: 10_000 })
  expect(await as(asha).community.session({ params: { id } })).toMatchObject({ likes: 3 })
  await as(asha).practice.remove({ params: { id } })
})
