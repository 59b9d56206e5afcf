import { randomUUID } from 'node:crypto'
import { feedScopes } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { vacuum } from '#testing/database.ts'
import { plansOf, rowsReadOf, statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()

const plenty = { followed: 60, each: 50 }

/** A reader follows many members with long histories, and just as many strangers share as much. */
async function followsMany(): Promise<Awaited<ReturnType<typeof member>>> {
  const reader = await member()
  const seconds = sql`extract(epoch from now() - interval '30 days') + number`
  const id = sql`(lpad(to_hex(((${seconds}) * 1000)::bigint), 12, '0') || '70008' || substr(md5(random()::text), 1, 15))::uuid`
  for (const isFollowed of [true, false]) {
    const people = Array.from({ length: plenty.followed }, () => {
      const userId = randomUUID()
      return { id: userId, username: `m${userId.replaceAll('-', '')}`, display_name: 'Many' }
    })
    await db.insertInto('users').values(people).execute()
    const ids = sql`unnest(array[${sql.join(people.map((person) => person.id))}]::uuid[])`
    await sql`insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration,
        before_feeling, after_feeling, visibility)
      select person, ${id}, '2026-02-01', '06:30', 'UTC', '2026-02-01', 'asana', 20, 'tired', 'calm',
        case number % 3 when 0 then 'private' else 'public' end
      from ${ids} as person, generate_series(1, ${plenty.each}) as number`.execute(db)
    if (isFollowed) {
      await sql`insert into followers (follower_id, following_id)
        select ${reader.id}, person from ${ids} as person`.execute(db)
    }
  }
  await vacuum(db)
  return reader
}
const reader = await followsMany()
const deepCursor = btoa(
  (await as(reader).community.feed({ query: { scope: 'following', limit: 100 } })).items.at(-1)?.id ?? '',
)

const pages = feedScopes.flatMap((scope) => [
  { scope, page: 'the first page', query: { scope } },
  { scope, page: 'a page far down', query: { scope, cursor: deepCursor } },
])

test.each(pages)('$scope: $page takes one statement', async ({ query }) => {
  expect(await statementsOf(() => as(reader).community.feed({ query }))).toHaveLength(1)
})

test('a page of a member’s sessions takes two statements', async () => {
  const params = { username: reader.username }
  expect(await statementsOf(() => as(reader).community.sessionsOf({ params, query: {} }))).toHaveLength(2)
})

/**
 * For all members: the page plus one. For followed members: one session each, then up to a page from each member who
 * can be on it.
 */
const maxRead = { all: 21, following: plenty.followed + 21 * 21 + 21 }

test.each(pages)('$scope: $page reads no more than it can show, and only from indexes', async ({ scope, query }) => {
  const plans = await plansOf(db, () => as(reader).community.feed({ query }))
  const ledger = plans.filter((node) => node['Relation Name'] === 'practice_sessions')
  expect(new Set(ledger.map((node) => node['Node Type']))).not.toContain('Seq Scan')
  expect(ledger.map((node) => node['Index Name'])).toContain(`practice_sessions_${scope === 'all' ? 'feed' : 'shared'}`)
  expect(rowsReadOf('practice_sessions', plans)).toBeLessThanOrEqual(maxRead[scope])
})
