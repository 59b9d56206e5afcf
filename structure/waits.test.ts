import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** The number of arguments of a call, starting after its opening bracket. */
function countArguments(code: string, start: number): number {
  let depth = 1
  let count = 0
  let isEmpty = true
  for (let at = start; depth > 0 && at < code.length; at++) {
    const sign = code[at] ?? ''
    if ('([{'.includes(sign)) depth++
    if (')]}'.includes(sign)) depth--
    if (sign === ',' && depth === 1) isEmpty = true
    else if (isEmpty && depth > 0 && sign.trim() !== '') [isEmpty, count] = [false, count + 1]
  }
  return count
}

/** Otherwise brackets in strings and patterns would be counted too. */
const withoutStrings = (code: string): string => code.replaceAll(/\\./g, '').replaceAll(/'[^'\n]*'/g, "''")

const linesWithoutLimit = (source: string): number[] => {
  const code = withoutStrings(source)
  return [...code.matchAll(/\bvi\.wait(?:For|Until)\(/g)]
    .filter(({ 0: call, index }) => countArguments(code, index + call.length) < 2)
    .map(({ index }) => code.slice(0, index).split('\n').length)
}

/** Without a limit, Vitest gives up after a second, which on a busy machine doesn't mean a failure. */
test('every wait of a test says how long it may take', () => {
  expect(linesWithoutLimit('await vi.waitFor(() => expect(seen).toEqual([1, 2]))')).toEqual([1])
  expect(linesWithoutLimit('\nawait vi.waitUntil(\n  () => call({ a, b }),\n)')).toEqual([2])
  expect(
    linesWithoutLimit('await vi.waitFor(() => call([1, 2]), 60_000); vi.waitUntil(check, { timeout: 60_000 })'),
  ).toEqual([])
  const tests = globSync('{apps,packages,scripts,structure}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const found = tests
    .filter((path) => !path.endsWith('waits.test.ts'))
    .flatMap((path) => linesWithoutLimit(readFileSync(resolve(root, path), 'utf8')).map((line) => `${path}:${line}`))
  expect(tests.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
