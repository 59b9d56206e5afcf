import { buddiesMax } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { overtake, race, refusals, successes } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()
type Someone = Awaited<ReturnType<typeof member>>
const about = ({ id }: Someone) => ({ params: { id } })

async function friends(): Promise<[Someone, Someone]> {
  const [asha, ben] = await Promise.all([member(), member()])
  await as(asha).community.follow(about(ben))
  await as(ben).community.follow(about(asha))
  return [asha, ben]
}
const word = (from: Someone, to: Someone) =>
  as(from).journey.sendQuietWord({ ...about(to), body: { word: 'no-hurry' } })
const manyFriends = (count: number) => Promise.all(Array.from({ length: count }, friends))
const between = async (pairs: [Someone, Someone][]) => {
  const ids = pairs.flat().map(({ id }) => id)
  const { rows } = await sql<{ status: string; words: number }>`
    select status, num_nonnulls(word1, word2) as words from practice_buddies where user_id1 = any(${ids}::uuid[])
      and status <> 'ended'`.execute(db)
  return rows
}

test('neither an invitation nor an acceptance can slip past a block', race, async () => {
  const pairs = await manyFriends(12)
  for (const [asha, ben] of pairs.slice(0, 6)) await as(asha).journey.inviteBuddy(about(ben))
  const outcomes = await Promise.allSettled(
    pairs.flatMap(([asha, ben], index) => [
      index < 6 ? as(ben).journey.acceptBuddy(about(asha)) : as(asha).journey.inviteBuddy(about(ben)),
      as(index % 2 ? asha : ben).community.block(about(index % 2 ? ben : asha)),
    ]),
  )
  expect([...refusals(outcomes)].filter((code) => code !== 'journey.buddy_not_found')).toEqual([])
  expect(await between(pairs)).toEqual([])
})

test('of many invitations accepted in parallel, in both directions, only three make pairs', race, async () => {
  const asha = await member()
  const others = await Promise.all(Array.from({ length: 10 }, () => member()))
  for (const other of others) {
    await as(asha).community.follow(about(other))
    await as(other).community.follow(about(asha))
  }
  for (const [index, other] of others.entries()) {
    if (index % 2) await as(asha).journey.inviteBuddy(about(other))
    else await as(other).journey.inviteBuddy(about(asha))
  }
  const outcomes = await Promise.allSettled(
    others.map((other, index) =>
      index % 2 ? as(other).journey.acceptBuddy(about(asha)) : as(asha).journey.acceptBuddy(about(other)),
    ),
  )
  expect(successes(outcomes)).toBe(buddiesMax)
  expect(refusals(outcomes)).toEqual(new Set(['journey.buddies_full']))
  expect((await as(asha).journey.buddies()).buddies).toHaveLength(buddiesMax)
})

test('two members who invite each other at the same time have one invitation', race, async () => {
  const pairs = await manyFriends(6)
  const outcomes = await Promise.allSettled(
    pairs.flatMap(([asha, ben]) => [
      as(asha).journey.inviteBuddy(about(ben)),
      as(ben).journey.inviteBuddy(about(asha)),
    ]),
  )
  expect(successes(outcomes)).toBe(pairs.length)
  expect(refusals(outcomes)).toEqual(new Set(['journey.buddy_already_invited']))
})

test('an invitation that is accepted and withdrawn at the same time is either one or the other', race, async () => {
  const pairs = await manyFriends(6)
  for (const [asha, ben] of pairs) await as(asha).journey.inviteBuddy(about(ben))
  const outcomes = await Promise.allSettled(
    pairs.flatMap(([asha, ben]) => [
      as(ben).journey.acceptBuddy(about(asha)),
      as(asha).journey.removeInvitation(about(ben)),
    ]),
  )
  const accepted = outcomes.filter(({ status }, index) => index % 2 === 0 && status === 'fulfilled').length
  expect((await between(pairs)).filter(({ status }) => status === 'active')).toHaveLength(accepted)
})

test('of many parallel quiet words only one is sent, and none outlives the end of the pair', race, async () => {
  const [[asha, ben], ending] = [await friends(), await manyFriends(5)]
  for (const [one, other] of [[asha, ben] as const, ...ending]) {
    await as(one).journey.inviteBuddy(about(other))
    await as(other).journey.acceptBuddy(about(one))
  }
  const words = await Promise.allSettled(Array.from({ length: 10 }, () => word(asha, ben)))
  expect(successes(words)).toBe(1)
  expect(refusals(words)).toEqual(new Set(['journey.word_sent_today']))
  await Promise.allSettled(
    ending.flatMap(([one, other]) => [word(one, other), as(other).journey.endBuddy(about(one)), word(other, one)]),
  )
  const { rows } = await sql`select from practice_buddies
    where status = 'ended' and num_nonnulls(word1, word2) > 0`.execute(db)
  expect(rows).toEqual([])
  expect(await between(ending)).toEqual([])
})

test('a block and an acceptance lock the follows in the same order, so neither fails', async () => {
  const [low, high] = (await friends()).toSorted((one, other) => (one.id < other.id ? -1 : 1)) as [Someone, Someone]
  const lockFollow = (tx: Db, follower: Someone) =>
    sql`select from followers where follower_id = ${follower.id} for share`.execute(tx)
  await overtake(db, {
    lock: (tx) => lockFollow(tx, low),
    request: () => as(high).community.block(about(low)),
    change: (tx) => lockFollow(tx, high),
  })
  expect(await db.selectFrom('followers').selectAll().where('follower_id', 'in', [low.id, high.id]).execute()).toEqual(
    [],
  )
})
