import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce, contenders, race, refusals, waitingForLocks } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'
import { followCounter } from './follow-counter.repo.ts'

const { as, db, member } = await testApp()

const newMembers = (count: number) => Promise.all(Array.from({ length: count }, () => member()))

/** Checks that every member's counts equal their rows. */
const expectTrueCounts = async () =>
  expect(await followCounter({ members: 1_000_000 }).findDrift(db, null)).toEqual({ drifted: [], end: null })

const followsOf = async (followed: string) => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int from followers where following_id = ${followed}`.execute(db)
  return rows[0]?.count
}

test('50 members follow one, some twice, and some unfollow, all at once: the count equals the rows', race, async () => {
  const [star, ...crowd] = await newMembers(contenders + 1)
  const params = { id: star?.id ?? '' }
  const outcomes = await atOnce(async (index) => {
    const { community } = as(crowd[index] ?? expect.unreachable())
    if (index % 3 === 0) await Promise.all([community.follow({ params }), community.follow({ params })])
    else await community.follow({ params })
    if (index % 2 === 0) await community.unfollow({ params })
  })
  expect(refusals(outcomes)).toEqual(new Set())
  expect(await followsOf(params.id)).toBe(contenders / 2)
  await expectTrueCounts()
})

test('a parallel follow and unfollow leave a correct count, whichever comes last', race, async () => {
  const [asha, ben] = [await member(), await member()]
  const params = { id: ben.id }
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => as(asha).community[index % 2 ? 'follow' : 'unfollow']({ params })),
  )
  await expectTrueCounts()
})

test('everyone can follow everyone at the same time without a deadlock', race, async () => {
  const circle = await newMembers(10)
  const pairs = circle.flatMap((one) => circle.map((other) => [one, other] as const))
  const outcomes = await Promise.allSettled(
    pairs
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => as(one).community.follow({ params: { id: other.id } })),
  )
  expect(refusals(outcomes)).toEqual(new Set())
  await expectTrueCounts()
})

test('a follow cannot slip past a block made at the same moment', race, async () => {
  const pairs = await Promise.all(Array.from({ length: 10 }, () => Promise.all([member(), member()])))
  const outcomes = await Promise.allSettled(
    pairs.flatMap(([asha, ben]) => [
      as(asha).community.follow({ params: { id: ben.id } }),
      as(ben).community.follow({ params: { id: asha.id } }),
      as(ben).community.block({ params: { id: asha.id } }),
      as(asha).community.block({ params: { id: ben.id } }),
    ]),
  )
  expect([...refusals(outcomes)].filter((code) => code !== 'community.person_not_found')).toEqual([])
  const between = pairs.flatMap(([asha, ben]) => [asha.id, ben.id])
  const left = db.selectFrom('followers').select('follower_id').where('follower_id', 'in', between)
  expect(await left.execute()).toEqual([])
  await expectTrueCounts()
})

test('accepting each request many times in parallel creates one follow each', race, async () => {
  const guide = await member()
  await as(guide).profile.changePrivacy({ body: { approveFollowers: true } })
  const asking = await newMembers(10)
  await Promise.all(asking.map((one) => as(one).community.follow({ params: { id: guide.id } })))
  await Promise.all(
    asking.flatMap(({ id }) => [1, 2, 3].map(() => as(guide).community.acceptRequest({ params: { id } }))),
  )
  expect(await followsOf(guide.id)).toBe(asking.length)
  await expectTrueCounts()
})

test('many follows of one member wait on one connection, and other requests are served meanwhile', race, async () => {
  const [star, asha, ...crowd] = await newMembers(22)
  if (!star || !asha) expect.unreachable()
  const params = { id: star.id }
  await as(asha).community.follow({ params })
  const holder = await db.startTransaction().execute()
  await sql`select from follow_counts where user_id = ${star.id} for update`.execute(holder)
  const waiting = Promise.all(crowd.map((one) => as(one).community.follow({ params })))
  await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0)
  await as(asha).community.person({ params: { username: star.username } })
  expect(await waitingForLocks(db)).toBe(1)
  await holder.rollback().execute()
  await waiting
  expect(await followsOf(star.id)).toBe(crowd.length + 1)
})
