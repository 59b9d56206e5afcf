import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { vacuum } from '#testing/database.ts'
import { type PlanNode, plansOf, rowsReadOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()
const reader = await member()
const star = await member({ displayName: 'Star' })

/** Thousands of members whose names start alike. All of them follow someone that the reader follows too. */
async function crowd() {
  await sql`insert into users (id, username, display_name)
    select gen_random_uuid(), 'anna' || number, 'Anna Devi Anders' from generate_series(1, 5000) as number`.execute(db)
  await sql`insert into followers (follower_id, following_id) select id, ${star.id} from users where id <> ${star.id}`.execute(
    db,
  )
  await vacuum(db)
}
await crowd()

/** Rows read from a table; parts of a plan that never ran don't count. */
const scansOf = (table: string, plans: PlanNode[]) =>
  plans.filter((node) => node['Relation Name'] === table && node['Actual Loops'] > 0).map((node) => node['Node Type'])

test.each(['an', 'anna', 'de', 'anders'])('a search for “%s”, which matches thousands, reads only a few', async (q) => {
  const plans = await plansOf(db, () => as(reader).community.search({ query: { q } }))
  expect(scansOf('users', plans)).not.toContain('Seq Scan')
  // One is found by exact username, and 20 by each of four prefixes.
  expect(rowsReadOf('users', plans)).toBeLessThanOrEqual(1 + 4 * 20)
})

test('listing thousands of followers reads only one page', async () => {
  const params = { username: star.username }
  const plans = await plansOf(db, () => as(reader).community.followersOf({ params, query: {} }))
  expect(rowsReadOf('followers', plans)).toBeLessThanOrEqual(3 * 21)
  expect(rowsReadOf('users', plans)).toBeLessThanOrEqual(1 + 21)
})

test('discover reads a fixed number of people, and none of a friend’s thousands of followers', async () => {
  const plans = await plansOf(db, () => as(reader).community.discover())
  expect(scansOf('users', plans)).not.toContain('Seq Scan')
  expect(rowsReadOf('users', plans)).toBeLessThanOrEqual(60 + 3 * 60)
  expect(rowsReadOf('followers', plans)).toBeLessThanOrEqual(50 + 50 * 50 + 3 * 60)
})
