import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readMigrations } from '#platform/db/migrate.ts'

type Texts = Record<string, string>

/**
 * `0004-practice` belongs to practice, and so does every table it creates. A later migration can hand one over:
 * `-- Owner of direct_messages: message`.
 */
function ownersOf(migrations: Texts): Map<string, string> {
  const inOrder = Object.entries(migrations).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    inOrder.flatMap(([name, text]) => {
      const created = text.matchAll(/create table (?:if not exists )?(\w+)/gi)
      const handedOver = text.matchAll(/^-- Owner of (\w+): (\w+)$/gm)
      const owner = name.split('-')[1] ?? ''
      return Array.from(created, ([, table = '']) => [table, owner] as const).concat(
        Array.from(handedOver, ([, table = '', next = '']) => [table, next] as const),
      )
    }),
  )
}

const builderWrite = String.raw`\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*`
const sqlWrite = String.raw`\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|(?<!for\s)update)\s+(?:only\s+)?`
const namedByBuilder = new RegExp(`${builderWrite}['"\`](\\w+)`, 'g')
const namedInSql =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?(\w+)|\bupdate\s+(?:only\s+)?(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/gi

/** The table is a variable, so its name is somewhere else. */
const unnamed = new RegExp(`${builderWrite}[^'"\`\\s]|${sqlWrite}\\$\\{`, 'i')
const namedByRead = /\b(?:selectFrom|\w*[jJ]oin\w*)\(\s*['"`][^'"`]*['"`]/g
const literalOrKey = /['"`](\w+)(?: as \w+)?['"`]|(?<=[{,]\s*)(\w+)(?=:)/g

/** A file that writes through a variable counts as writing every table it names, unless it only reads it. */
function tablesWrittenIn(source: string, tables: ReadonlySet<string>): string[] {
  const named = [...source.matchAll(namedByBuilder), ...source.matchAll(namedInSql)].map(
    ([, table, updated]) => table ?? updated ?? '',
  )
  if (!unnamed.test(source)) return named
  const held = [...source.replaceAll(namedByRead, '').matchAll(literalOrKey)]
    .map(([, literal, key]) => literal ?? key ?? '')
    .filter((name) => tables.has(name))
  return held.length > 0 ? [...new Set([...named, ...held])] : [...named, unknownTable]
}

const unknownTable = 'a table it does not name'

/** Lists the writes to a table by a feature that doesn't own it. Paths start with the feature's folder. */
function findTrespasses(owners: Map<string, string>, sources: Texts): string[] {
  const tables = new Set(owners.keys())
  return Object.entries(sources).flatMap(([path, source]) => {
    const feature = path.split('/')[0]
    return tablesWrittenIn(source, tables)
      .filter((table) => table === unknownTable || (tables.has(table) && owners.get(table) !== feature))
      .map((table) => `${path} writes ${table}${tables.has(table) ? `, which belongs to ${owners.get(table)}` : ''}`)
  })
}

async function readFeatures(): Promise<Texts> {
  const folder = new URL('../../features/', import.meta.url)
  const sources: Texts = {}
  for await (const path of glob('*/**/*.ts', { cwd: folder })) {
    if (!path.endsWith('.test.ts')) sources[path] = await readFile(new URL(path, folder), 'utf8')
  }
  return sources
}

test('a feature writes only its own tables', async () => {
  const owners = ownersOf(await readMigrations())
  const sources = await readFeatures()
  expect(owners.get('practice_sessions')).toBe('practice')
  const written = Object.values(sources).flatMap((source) => tablesWrittenIn(source, new Set(owners.keys())))
  expect(written).toEqual(expect.arrayContaining(['waitlist_entries', 'follow_requests', 'user_streaks']))
  expect(findTrespasses(owners, sources)).toEqual([])
})

test('every table belongs to an existing feature', async () => {
  const features = `account security practice insight guide quote meditation journey community wellness profile
    referral giving waitlist letters portability operator platform reminder message room inbox`.split(/\s+/)
  expect([...ownersOf(await readMigrations()).values()].filter((owner) => !features.includes(owner))).toEqual([])
})

test('a later migration can hand a table over', () => {
  const owners = ownersOf({
    '0002-message': '-- Owner of direct_messages: message\nalter table direct_messages add column sequence bigint;',
    '0001-community': 'create table direct_messages (id uuid);',
  })
  expect([...owners]).toEqual([['direct_messages', 'message']])
})

test.each([
  `db.insertInto('users').values(user)`,
  `db\n  .updateTable(\n    'users as u')`,
  `db.deleteFrom('users')`,
  'sql`insert into users (id) values (${id})`',
  'sql`update users as u set bio = ${bio}`',
  'sql`UPDATE users SET bio = null`',
  'sql`delete from users where id = ${id}`',
  "for (const table of ['users', 'followers'] as const) await db.deleteFrom(table).execute()",
  "type Kind = 'users' | 'followers'; const add = (kind: Kind) => db.insertInto(kind)",
  "const tables = { users: 'id', followers: 'user_id' }; db.updateTable(name as keyof typeof tables)",
  "const table = sql.table('users'); sql`delete from ${table}`",
  "const table = 'users'; sql`update ${sql.table(table)} set bio = null`",
])('a planted violation is found: %s', (source) => {
  const owners = ownersOf({ '0001-account-users': 'create table users (id uuid);' })
  expect(findTrespasses(owners, { 'profile/profile.repo.ts': source })).toEqual([
    'profile/profile.repo.ts writes users, which belongs to account',
  ])
  expect(findTrespasses(owners, { 'account/account.repo.ts': source })).toEqual([])
})

test('a file that writes to a table named elsewhere is found', () => {
  const owners = ownersOf({ '0001-account-users': 'create table users (id uuid);' })
  const source = "import { table } from './tables.ts'; db.deleteFrom(table).where('id', '=', id)"
  expect(findTrespasses(owners, { 'account/account.repo.ts': source })).toEqual([
    'account/account.repo.ts writes a table it does not name',
  ])
})

test('fragments in *.sql.ts are read too', async () => {
  expect(Object.keys(await readFeatures())).toContain('journey/streak/streak-update.sql.ts')
})

test('reading another feature’s table is not a violation', () => {
  const owners = ownersOf({ '0001-account-users': 'create table users (id uuid);' })
  const reads = "db.selectFrom('users').innerJoin('users as u', 'u.id', 'id'); sql`select 1 from users for update`"
  expect(findTrespasses(owners, { 'profile/profile.repo.ts': reads })).toEqual([])
  const ownWrite = "const own = 'privacy_settings'; db.deleteFrom(own); sql`select 1 for update ${skipLocked}`"
  const allOwners = new Map([...owners, ['privacy_settings', 'profile']])
  expect(findTrespasses(allOwners, { 'profile/profile.repo.ts': `${reads}; ${ownWrite}` })).toEqual([])
})
