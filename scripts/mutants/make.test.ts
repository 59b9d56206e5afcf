import { expect, test } from 'vitest'
import { makeFaults } from './make.ts'

const madeFrom = (code: string) =>
  makeFaults(code).map(({ what, start, end, instead }) => [what, code.slice(0, start) + instead + code.slice(end)])

test.each<[code: string, ...made: [what: string, code: string][]]>([
  ['if (a) b = c', ['condition negated', 'if (!(a)) b = c']],
  ['if (!(await a)) b = c', ['condition negated', 'if (await a) b = c']],
  ['x = a ? b : c', ['condition negated', 'x = !(a) ? b : c']],
  // Negating it and swapping its operator give the same fault.
  ['if (a === b) c = d', ['operator swapped', 'if (a !== b) c = d']],
  ['x = (a ?? b) < c', ['bound shifted', 'x = (a ?? b) <= c'], ['fallback dropped', 'x = (a) < c']],
  ['x = a >= (b)', ['bound shifted', 'x = a > (b)']],
  ['x = a + 1', ['bound shifted', 'x = a']],
  ['x = a && b', ['operator swapped', 'x = a || b']],
  ['x = a || (b)', ['operator swapped', 'x = a && (b)'], ['fallback dropped', 'x = a']],
  ['const max = 5', ['number raised', 'const max = 6']],
  ['f({ max: 5 })', ['call dropped', 'undefined'], ['number raised', 'f({ max: 6 })']],
  ['await f()', ['call dropped', 'undefined']],
  [
    'const f = async () => { try { return await g() } catch {} }',
    ['await dropped', 'const f = async () => { try { return g() } catch {} }'],
  ],
  ['const g = () => false', ['result flipped', 'const g = () => true']],
  ['const g = () => !a', ['result flipped', 'const g = () => a']],
  [
    'const g = () => { return a < b }',
    ['result flipped', 'const g = () => { return !(a < b) }'],
    ['bound shifted', 'const g = () => { return a <= b }'],
  ],
  [
    "x = q.where('a', '=', b).forUpdate()",
    ['lock dropped', "x = q.where('a', '=', b)"],
    ['where dropped', 'x = q.forUpdate()'],
  ],
])('%s', (code, ...made) => {
  expect(madeFrom(code)).toEqual(made)
})

const select = (rest: string) => `x = sql<{ where: 1 }>\`select a from b ${rest}\``

test.each<[sql: string, ...made: string[]]>([
  ['where a = ${c}', 'where true'],
  [
    'where a = ${c} and (d or e) and f',
    'where true and (d or e) and f',
    'where a = ${c} and true and f',
    'where a = ${c} and (d or e) and true',
  ],
  ['where a between ${c} and ${d} and e', 'where true and e', 'where a between ${c} and ${d} and true'],
  ["where a = ' and ' order by a and b", 'where true order by a and b'],
  [
    'where a = (select c from d where e) limit 1',
    'where true limit 1',
    'where a = (select c from d where true) limit 1',
  ],
  ['where case when a and c then d end and e', 'where true and e', 'where case when a and c then d end and true'],
])('SQL %s: a condition is always true', (sql, ...made) => {
  expect(madeFrom(select(sql))).toEqual(made.map((each) => ['where dropped', select(each)]))
})

test.each<[sql: string, made: string]>([
  ['limit 1 for update', 'limit 1 '],
  ['for no key update of b skip locked', ''],
  ['for share', ''],
])('SQL %s: nothing is locked', (sql, made) => {
  expect(madeFrom(select(sql))).toEqual([['lock dropped', select(made)]])
})

test('SQL within SQL has its own faults', () => {
  const code = 'x = sql`select ${sql`a where ${b ?? c}`} where d`'
  expect(madeFrom(code).map(([, made]) => made)).toEqual([
    'x = sql`select ${sql`a where ${b ?? c}`} where true`',
    'x = sql`select ${sql`a where true`} where d`',
    'x = sql`select ${sql`a where ${b}`} where d`',
  ])
})

test.each([
  "import { a } from 'b'",
  'type A = 5 | { b: true }',
  'let a: 5 = b as 6',
  'deps.log.warn({ a: b ?? c })',
  'metrics.calls.inc({ a: b ?? c })',
  // Wording, units, limits that no test reaches, and indexes.
  "throw new AppError('a.b')",
  'x = a * 60 * 60_000',
  'const max = 5_000',
  'x = a[0]',
  // The types or the linter notice these, or they make no difference.
  'x = await f()',
  'const f = async () => { return await g() }',
  'try { x = async () => { return await g() } } catch {}',
  // These might never end.
  'while (a && b) c = d',
])('%s has none', (code) => {
  expect(makeFaults(code)).toEqual([])
})
