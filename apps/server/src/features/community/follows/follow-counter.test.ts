import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createLogger } from '#platform/log.ts'
import { testApp } from '#testing/test-app.ts'
import { followCounter } from './follow-counter.repo.ts'
import { reconcile } from '../shared/reconcile.service.ts'

const { as, db, member } = await testApp()

const counted = async () => {
  const { rows } = await sql`select user_id, followers, following from follow_counts order by 1`.execute(db)
  return rows
}

test('wrong counters are repaired, in batches of any size', async () => {
  const members = await Promise.all(Array.from({ length: 7 }, () => member()))
  for (const one of members) {
    for (const other of members.filter(({ id }) => id > one.id)) {
      await as(one).community.follow({ params: { id: other.id } })
    }
  }
  const right = await counted()
  expect(right).toHaveLength(7)
  for (const size of [1, 3, 100]) {
    const [low, high, gone] = members.map(({ id }) => id)
    await sql`update follow_counts set followers = 99 where user_id = ${high}`.execute(db)
    await sql`update follow_counts set following = 0 where user_id = ${low}`.execute(db)
    await sql`delete from follow_counts where user_id = ${gone}`.execute(db)
    await reconcile({ db, log: createLogger('silent') }, followCounter({ members: size }))
    expect(await counted()).toEqual(right)
  }
})

test('correct counters are left alone', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(asha).community.follow({ params: { id: ben.id } })
  const { drifted } = await followCounter({ members: 1_000 }).findDrift(db, null)
  expect(drifted).toEqual([])
})
