import { type Limb, limbs } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()
const asha = await member()

/** Fifty-one sessions over seventeen days, some at the same minute of the same day. */
const days = Array.from({ length: 17 }, (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}`)
const logged = days.flatMap((date, day) =>
  ['06:30', '06:30', '19:00'].map((time, at) => ({ date, time, limbType: limbs[(day + at) % 8] as Limb })),
)
for (const session of logged) await as(asha).practice.log({ body: aPractice(session) })

type Query = NonNullable<NonNullable<Parameters<ReturnType<typeof as>['practice']['list']>[0]>['query']>

async function readAll(query: Query) {
  const items = []
  let cursor: string | undefined
  do {
    const page = await as(asha).practice.list({ query: { ...query, ...(cursor && { cursor }) } })
    items.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return items
}

const placeOf = ({ date, time, id }: { date: string; time: string; id: string }) => `${date} ${time} ${id}`

test.each([1, 7, 17, 51, 100])('pages of %i list every session once, newest first', async (limit) => {
  const items = await readAll({ limit })
  expect(items).toHaveLength(51)
  expect(items.map(placeOf)).toEqual(items.map(placeOf).toSorted().toReversed())
})

test('a newer session does not shift the next page', async () => {
  const first = await as(asha).practice.list({ query: { limit: 10 } })
  const { id } = await as(asha).practice.log({ body: aPractice({ date: '2026-02-28' }) })
  const query = { limit: 10, cursor: first.nextCursor ?? '' }
  const second = await as(asha).practice.list({ query })
  expect(second.items.map(placeOf)).toEqual((await readAll({ limit: 100 })).slice(11, 21).map(placeOf))
  await as(asha).practice.remove({ params: { id } })
})

test('a full last page has no next page', async () => {
  expect((await as(asha).practice.list({ query: { limit: 51 } })).nextCursor).toBeNull()
})

test.each([
  [{ limb: 'asana' as const }],
  [{ from: '2026-02-05' }],
  [{ to: '2026-02-05' }],
  [{ from: '2026-02-05', to: '2026-02-09', limb: 'yamas' as const }],
  [{ from: '2026-02-09', to: '2026-02-05' }],
])('the filter %o is applied', async (filter: { limb?: Limb; from?: string; to?: string }) => {
  const wanted = logged.filter(
    ({ date, limbType }) =>
      date >= (filter.from ?? '') && date <= (filter.to ?? '9999') && limbType === (filter.limb ?? limbType),
  )
  const items = await readAll({ ...filter, limit: 3 })
  expect(items.map(({ date, time }) => `${date} ${time}`).toSorted()).toEqual(
    wanted.map(({ date, time }) => `${date} ${time}`).toSorted(),
  )
})

test('a page takes one statement', async () => {
  expect(await statementsOf(() => as(asha).practice.list({ query: { limb: 'asana', limit: 5 } }))).toHaveLength(1)
})

/** With sorts and sequential scans turned off, the plan shows which index can be used. */
test.each([
  ['all', sql``, 'practice_sessions_own'],
  ['a range', sql`and date between '2026-02-01' and '2026-02-09'`, 'practice_sessions_own'],
  ['a limb', sql`and limb_type = 'asana'`, 'practice_sessions_own_by_limb'],
])('an index returns the list of %s in order', async (_, condition, index) => {
  const plan = await db.transaction().execute(async (tx) => {
    await sql`set local enable_sort = off; set local enable_seqscan = off; set local enable_bitmapscan = off`.execute(
      tx,
    )
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from practice_sessions
      where user_id = ${asha.id} and (date, time, id) < ('2026-02-10', '06:30', ${asha.id}) ${condition}
      order by date desc, time desc, id desc limit 20`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain(` ${index} `)
  expect(plan).not.toContain('Sort')
})
