import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readMigrations } from '#platform/db/migrate.ts'

type Texts = Record<string, string>

/** `0007-practice-sessions` belongs to practice, and so does every table it creates. */
function ownersOf(migrations: Texts): Map<string, string> {
  return new Map(
    Object.entries(migrations).flatMap(([name, text]) =>
      [...text.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, table = '']) => [
        table,
        name.split('-')[1] ?? '',
      ]),
    ),
  )
}

const throughKysely = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*['"`](\w+)/g
const throughSql =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?(\w+)|\bupdate\s+(?:only\s+)?(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/gi

const tablesWrittenIn = (source: string): string[] =>
  [...source.matchAll(throughKysely), ...source.matchAll(throughSql)].map(
    ([, table, updated]) => table ?? updated ?? '',
  )

/** Each write of a table by a feature that does not own it. Paths start with the feature's folder. */
function findTrespasses(owners: Map<string, string>, sources: Texts): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const feature = path.split('/')[0]
    return tablesWrittenIn(source)
      .filter((table) => owners.has(table) && owners.get(table) !== feature)
      .map((table) => `${path} writes ${table}, which belongs to ${owners.get(table)}`)
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

test('a feature writes its own tables only', async () => {
  const owners = ownersOf(await readMigrations())
  const sources = await readFeatures()
  expect(owners.get('practice_sessions')).toBe('practice')
  expect(Object.values(sources).flatMap(tablesWrittenIn)).toContain('waitlist_entries')
  expect(findTrespasses(owners, sources)).toEqual([])
})

test('every table belongs to a feature of the house', async () => {
  const features = `account security practice insight guide quote meditation journey community wellness profile
    referral giving waitlist portability platform`.split(/\s+/)
  expect([...ownersOf(await readMigrations()).values()].filter((owner) => !features.includes(owner))).toEqual([])
})

test.each([
  `db.insertInto('users').values(user)`,
  `db\n  .updateTable(\n    'users as u')`,
  `db.deleteFrom('users')`,
  'sql`insert into users (id) values (${id})`',
  'sql`update users as u set bio = ${bio}`',
  'sql`UPDATE users SET bio = null`',
  'sql`delete from users where id = ${id}`',
])('a planted violation is found: %s', (source) => {
  const owners = ownersOf({ '0001-account-users': 'create table users (id uuid);' })
  expect(findTrespasses(owners, { 'profile/profile.repo.ts': source })).toEqual([
    'profile/profile.repo.ts writes users, which belongs to account',
  ])
  expect(findTrespasses(owners, { 'account/account.repo.ts': source })).toEqual([])
})

test('reading another feature’s table is no violation', () => {
  const owners = ownersOf({ '0001-account-users': 'create table users (id uuid);' })
  const reads = "db.selectFrom('users').innerJoin('users as u', 'u.id', 'id'); sql`select 1 from users for update`"
  expect(findTrespasses(owners, { 'profile/profile.repo.ts': reads })).toEqual([])
})
