import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const features = resolve(import.meta.dirname, '../apps/web/src/features')

type File = { path: string; text: string }

/** Lines of tests per line of source. A feature with fewer counts as untested. */
const least = 0.3

/**
 * Features that are still below the limit, each with the ratio it must not fall below. Raise a ratio when tests are
 * added, and add no feature.
 */
const behind: Record<string, number> = {}

const filesOf = (feature: string): File[] =>
  readdirSync(join(features, feature), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(features, feature, path), 'utf8') }))

const lines = (files: File[]) => files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
const isTest = ({ path }: File) => /\.test\.tsx?$/.test(path)

function testsPerSource(files: File[]): number {
  return lines(files.filter(isTest)) / lines(files.filter((file) => !isTest(file)))
}

function tooFewTests(feature: string, files: File[]): string | undefined {
  const ratio = testsPerSource(files)
  const wanted = behind[feature] ?? least
  return ratio < wanted ? `${feature}: ${ratio.toFixed(2)}, wanted ${wanted}` : undefined
}

const names = readdirSync(features)
const planted = (path: string, count: number): File => ({ path, text: 'line\n'.repeat(count) })

test('every web feature has enough tests for its size', () => {
  expect(tooFewTests('planted', [planted('screen.tsx', 100), planted('screen.test.tsx', 29)])).toBe(
    'planted: 0.29, wanted 0.3',
  )
  expect(tooFewTests('planted', [planted('screen.tsx', 100), planted('screen.test.tsx', 30)])).toBeUndefined()
  expect(names.length).toBeGreaterThan(5)
  expect(names.map((name) => tooFewTests(name, filesOf(name))).filter(Boolean)).toEqual([])
})

test('a feature that has caught up is no longer excused', () => {
  expect(Object.keys(behind).filter((name) => testsPerSource(filesOf(name)) >= least)).toEqual([])
})

test('a web test leaves nothing behind for the next one in its worker', () => {
  const { stdout } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'web', '--maxWorkers', '1', 'apps/web/src/testing/fresh-page-'],
    { cwd: resolve(import.meta.dirname, '..'), encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  )
  expect(stdout).toMatch(/Tests +4 passed \(4\)/)
})
