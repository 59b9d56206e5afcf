import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'
import { perform } from './audit/audit.service.ts'

// No worker runs, because its statements would be counted too.
const clock = movableClock()
const { as, db, member, withRole } = await testApp({ clock })
const ines = await withRole('operator')
const [asha, ben] = [await member(), await member()]
const many = 2000

/** Makes an id for each kind and number. */
const id = (kind: number) =>
  sql`(lpad(to_hex(${kind}::int), 8, '0') || '-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid`

/** Adds thousands of everything that the console lists. */
async function fill() {
  const numbers = sql`generate_series(1, ${many}::int) as number`
  await sql`insert into users (id, username, display_name) select ${id(1)}, 'anna' || number, 'Anna Devi'
    from ${numbers}`.execute(db)
  await sql`insert into reports (id, reporter_id, reported_id, kind, reason)
    select ${id(2)}, ${asha.id}, ${ben.id}, 'other', 'Report ' || number from ${numbers}`.execute(db)
  await sql`insert into letters (user_id, id, kind, text) select ${asha.id}, ${id(3)}, 'question', 'Is there a bell?'
    from ${numbers}`.execute(db)
  await sql`insert into waitlist_entries (id, email, name, current_practice)
    select ${id(4)}, number || '@example.org', 'Mira', 'teacher' from ${numbers}`.execute(db)
  await sql`insert into challenges (id, title, description, type, requirement, start_date, end_date)
    select ${id(5)}, 'A quiet month', 'Sit a little.', 'days', 10, '2026-11-01', '2026-11-30'
    from ${numbers}`.execute(db)
  await perform({ db, clock }, { by: ines, act: 'member_warned', to: ben.id, reason: 'The first' }, async () => {})
  await sql`insert into operator_audit (id, at, actor_kind, actor_subject_id, act, subject_id, reason)
    select ${id(6)}, at, actor_kind, actor_subject_id, act, subject_id, 'Entry ' || number
    from ${numbers}, operator_audit where reason = 'The first'`.execute(db)
}
await fill()

const [reportId] = (await db.selectFrom('reports').select('id').limit(1).execute()).map(({ id }) => id)
const letterId = (await as(asha).letters.write({ body: { kind: 'question', text: 'And a gong?' } })).id
const console = as(ines).operator

type Page = { items: { id: string }[]; nextCursor: string | null }
type List = (query: { limit: number; cursor?: string }) => Promise<Page>

/** One statement reads the caller's role, and one reads the page. Reports are tested in `reports/reads.test.ts`. */
const lists: Record<string, List> = {
  members: (query) => console.members({ body: query }),
  'members, found': (query) => console.members({ body: { ...query, q: 'anna' } }),
  letters: (query) => console.letters({ query }),
  challenges: (query) => console.challenges({ query }),
  'audit log': (query) => console.audit({ query }),
  'audit log of one': (query) => console.audit({ query: { ...query, actor: ines.username } }),
}

test.each(Object.entries(lists))('%s: thousands are paged with two statements each', async (_, list) => {
  const seen = new Set<string>()
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: Parameters<List>[0] = { limit: 100, ...(cursor && { cursor }) }
    let page: Page = { items: [], nextCursor: null }
    expect(await statementsOf(async () => (page = await list(query)))).toHaveLength(2)
    for (const item of page.items) seen.add(item.id)
    cursor = page.nextCursor
  }
  expect(seen.size).toBeGreaterThanOrEqual(many)
})

/** An opening is logged once per visit. The log's own statements are those from `begin` to `commit`. */
const pages: Record<string, [() => Promise<unknown>, { reads: number; log?: number }]> = {
  me: [() => console.me(), { reads: 2 }],
  'who acted': [() => console.auditActors(), { reads: 2 }],
  // The counts above the list need a separate statement, because they are shown even if the list is empty.
  waitlist: [() => console.waitlist({ query: {} }), { reads: 3 }],
  // Earlier reports are about the member found by the first statement.
  report: [() => console.report({ params: { id: reportId ?? newId() } }), { reads: 3 }],
  // Reads the letter, and whether its writer is a supporter.
  letter: [() => console.letter({ params: { id: letterId } }), { reads: 3, log: 4 }],
  // Reads the member, the reports about them and the actions on them.
  member: [() => console.member({ params: { id: ben.id }, query: {} }), { reads: 4, log: 4 }],
  // Reads counts, queues, backups, rehearsals and four stats about contributions, in parallel.
  overview: [() => console.overview(), { reads: 9 }],
}

test.each(Object.entries(pages))(
  '%s always takes the same number of statements, however much there is',
  async (_, [ask, cost]) => {
    await ask()
    const statements = await statementsOf(ask)
    const logged = statements.slice(
      statements.findIndex((text) => /^begin/i.test(text)),
      statements.findIndex((text) => /^commit/i.test(text)) + 1,
    )
    expect({ reads: statements.length - logged.length, log: logged.length }).toEqual({ log: 0, ...cost })
  },
)
