import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  api,
  importMaxParts,
  importMaxRows,
  importPartBytes,
  importRowsAtOnce,
  isConsole,
  pictureMaxBytes,
  type Route,
} from '../packages/contract/src/index.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const path = 'docs/security-policy.md'
const policy = read(path)

const sectionOf = (heading: string): string => policy.split(`\n## ${heading}`)[1]?.split('\n## ')[0] ?? ''
/** The cells of every row of a section's tables, without the headings. */
const rowsOf = (heading: string): string[][] =>
  sectionOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))

const valueIn = (file: string, pattern: RegExp): string => pattern.exec(read(file))?.[1] ?? `${pattern} not found`

const server = 'apps/server/src'

test('the times of sessions are those of the code', () => {
  const rules = `${server}/features/account/sessions/refresh.rules.ts`
  const expected = {
    'Access token': `${valueIn(`${server}/features/account/sessions/access-tokens.service.ts`, /accessTokenSeconds = (\d+) \* 60/)} minutes`,
    'Unused session': `${valueIn(rules, /idleMs = (\d+) \* dayMs/)} days`,
    'Any session': `${valueIn(rules, /absoluteMs = (\d+) \* dayMs/)} days`,
    'Console after a sign-in': `${valueIn(`${server}/features/operator/roles/roles.service.ts`, /consoleMs = (\d+) \* 60 \* 60_000/)} hours`,
    'Recent enough for a change to signing in': `${valueIn(`${server}/features/security/two-factor/owner-proof.service.ts`, /freshSignInMs = (\d+) \* 60_000/)} minutes`,
    'A role that your identity provider named': `${valueIn(`${server}/features/operator/roles/claimed-roles.service.ts`, /claimedMs = (\d+) \* 60 \* 60_000/)} hours`,
  }
  const told = rowsOf('Sessions')
    .slice(1)
    .map(([what, long]) => [what, long])
  expect(Object.fromEntries(told)).toEqual(expected)
})

test('every purpose of a key is in the table, and no other', () => {
  const union = valueIn(`${server}/platform/keys.ts`, /type Purpose =\n([^]*?)\n\n/)
  const purposes = [...union.matchAll(/'([^']+)'/g)].map(([, purpose]) => purpose)
  expect(purposes.length).toBeGreaterThan(10)
  expect(
    rowsOf('Keys')
      .slice(1)
      .map(([purpose]) => purpose),
  ).toEqual(purposes.map((purpose) => `\`${purpose}\``))
})

test('our own words are named as they are in the code', () => {
  const list = valueIn('packages/contract/src/account/new-password.ts', /ourWords = \[([^\]]+)\]/)
  const words = [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word)
  expect(sectionOf('Ways to sign in')).toContain(`our own (${words.join(', ')})`)
})

const count = (value: number) => value.toLocaleString('en')

test('uploads are as large as the contract allows', () => {
  const picture = `${pictureMaxBytes / 1024 ** 2} MiB, ${Number(valueIn(`${server}/platform/pictures/picture-limits.ts`, /maxPixels = ([\d_]+)/).replaceAll('_', '')).toLocaleString('en')} pixels`
  const most = rowsOf('Uploads')
    .slice(1)
    .map(([, , size]) => size)
  expect(most).toEqual([
    picture,
    picture,
    `${importPartBytes / 1024 ** 2} MiB, ${count(importMaxParts)} parts`,
    `${count(importRowsAtOnce)} at once, ${count(importMaxRows)} in all`,
  ])
})

test('every table with a level exists, and none has two', () => {
  const named = rowsOf('Data')
    .slice(1, 3)
    .flatMap(([, , tables = '']) => tables.split(', '))
  const registered = new Set(
    [...read(`${server}/platform/personal-data/personal-tables.ts`).matchAll(/^ {2}(\w+): \{/gm)].map(
      ([, name]) => name,
    ),
  )
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((name) => !registered.has(name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('a column that holds a secret belongs to a table of the highest level', () => {
  const [, , secrets = ''] = rowsOf('Data')[1] ?? []
  const hidden = [
    ...read(`${server}/platform/personal-data/personal-tables.ts`).matchAll(/^ {2}(\w+): \{[^\n]*archive: secret\b/gm),
  ]
  expect(hidden.length).toBeGreaterThan(4)
  expect(hidden.map(([, name = '']) => name).filter((name) => !secrets.split(', ').includes(name))).toEqual([])
})

const times: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' }

/** The limits of the contract, most generous first, with the routes that have each. */
function limitsTable(): string {
  const groups = new Map<string, { max: number; seconds: number; routes: string[] }>()
  for (const route of Object.values(api).flatMap((routes): Route[] => Object.values(routes))) {
    const { limit, method, path: address, access } = route
    if (!limit) continue
    const key = `${limit.max} in ${limit.seconds}`
    const group = groups.get(key) ?? { ...limit, routes: [] }
    group.routes.push(
      `\`${method} ${address}\`${access === 'public' ? ' (open)' : isConsole(access) ? ` (${access})` : ''}`,
    )
    groups.set(key, group)
  }
  const rows = [...groups.values()]
    .toSorted((one, other) => other.max / other.seconds - one.max / one.seconds || other.max - one.max)
    .map(
      ({ max, seconds, routes }) =>
        `| ${max} ${times[seconds] ?? `in ${seconds} seconds`} | ${routes.toSorted().join(', ')} |`,
    )
  return ['| At most | Routes |', '|---|---|', ...rows].join('\n')
}

test('the limits are those of the contract (LISTS=write writes them)', () => {
  const written = policy.replace(/<!-- limits -->[^]*<!-- end -->/, `<!-- limits -->\n${limitsTable()}\n<!-- end -->`)
  if (process.env.LISTS === 'write') writeFileSync(join(root, path), written)
  else expect(policy).toBe(written)
})
