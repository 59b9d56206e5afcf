import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const longest = 300

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|css|sql|mjs|cjs|js|sh)$/.test(path) && !path.includes('/generated/'))

const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').split('\n').length - 1

test('no source file is longer than a reader can hold', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((path) => linesOf(path) > longest)).toEqual([])
})

test('half of the source files are under 80 lines', () => {
  const lengths = files.map(linesOf).toSorted((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80)
})
