import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../apps/server/migrations')

/** Changes that would break the former release while both run, or after a rollback. */
const contracting: [string, RegExp][] = [
  ['drops a table', /\bdrop table\b/i],
  ['drops a column', /\bdrop column\b/i],
  ['renames', /\brename (?:to|column|constraint)\b|\brename \w+ to\b/i],
  ['requires a value', /\bset not null\b/i],
  [
    'adds a column that must be given',
    /\badd column (?:if not exists )?\w+ (?![^,;]*\bdefault\b)(?![^,;]*\bgenerated\b)[^,;]*\bnot null\b/i,
  ],
  ['takes away a default', /\bdrop default\b/i],
  ['changes a type', /\balter column \w+ (?:set data )?type\b/i],
  ['adds a check without `not valid`', /\badd (?:constraint \w+ )?check\b(?![^;]*\bnot valid\b)/i],
]

/** The second half of a change names the release since which the old part has been unused. */
const contractMark = /^-- Contract: unused since \d+\.\d+\.\d+/m

function contractingIn(text: string): string[] {
  if (contractMark.test(text)) return []
  const statements = text.replaceAll(/--.*$/gm, '')
  // A migration may require anything of a table that it creates.
  const altering = statements.replaceAll(/\bcreate table[\s\S]*?;/gi, '')
  return contracting.filter(([, pattern]) => pattern.test(altering)).map(([what]) => what)
}

test.each([
  ['alter table a drop column b;', ['drops a column']],
  ['drop table a;', ['drops a table']],
  ['alter table a rename column b to c;', ['renames']],
  ['alter table a rename to c;', ['renames']],
  ['alter table a alter column b set not null;', ['requires a value']],
  ['alter table a add column b text not null;', ['adds a column that must be given']],
  ['alter table a alter column b type bigint;', ['changes a type']],
  ['alter table a add constraint c check (b > 0);', ['adds a check without `not valid`']],
  ['alter table a add constraint c check (b > 0) not valid;', []],
  ["alter table a add column b text not null default '';", []],
  ['alter table a add column b text;\ncreate index a_b on a (b);', []],
  ['create table a (b text not null check (b > 0));', []],
  ['-- Contract: unused since 1.4.0\nalter table a drop column b;', []],
])('%s: %j', (text, problems) => {
  expect(contractingIn(text)).toEqual(problems)
})

test('the former release still works after a migration', () => {
  const names = readdirSync(folder)
  expect(names.length).toBeGreaterThan(0)
  const results = names.map((name) => ({ name, problems: contractingIn(readFileSync(join(folder, name), 'utf8')) }))
  expect(results.filter(({ problems }) => problems.length > 0)).toEqual([])
})
