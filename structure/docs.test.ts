import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const recordsFolder = 'docs/decisions'
const records = readdirSync(join(root, recordsFolder)).filter((name) => /^\d{4}-.*\.md$/.test(name))

const recordShape =
  /^# (\d{4}) .+\n\n\*\*Status\.\*\* .+\s\*\*Date\.\*\* \d{4}-\d{2}-\d{2}\.?\n\n\*\*Decision\.\*\* .+\n\n\*\*Rejected\.\*\* .+\n\n\*\*Consequences\.\*\* .+\n\n\*\*Revisit when\*\* .+\n$/s

const hasShape = (name: string, text: string) => recordShape.exec(text)?.[1] === name.slice(0, 4)

test('every decision record has the same parts in the same order', () => {
  const whole = read(join(recordsFolder, records[0] ?? ''))
  expect(hasShape('0001-a.md', whole)).toBe(true)
  expect(hasShape('0002-a.md', whole)).toBe(false)
  expect(hasShape('0001-a.md', whole.replace('**Rejected.**', '**Lost.**'))).toBe(false)
  expect(records.filter((name) => !hasShape(name, read(join(recordsFolder, name))))).toEqual([])
})

test('the index lists every decision record', () => {
  const listed = [...read(join(recordsFolder, 'README.md')).matchAll(/^\| \[(\d{4})\]\((\1-[^)]+\.md)\)/gm)]
  expect(listed.map(([, , name]) => name)).toEqual(records.toSorted())
})

/** Links to files of this repository; what stands in a code block is no link. */
function deadLinks(path: string, text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(root, dirname(path), target)))
    .map((target) => `${path}: ${target}`)
}

test('links between documents lead somewhere', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  expect(deadLinks('docs/a.md', '[here](../README.md) [lost](lost.md)')).toEqual(['docs/a.md: lost.md'])
  expect(documents).toContain('README.md')
  expect(
    documents.filter((path) => existsSync(join(root, path))).flatMap((path) => deadLinks(path, read(path))),
  ).toEqual([])
})

/** The files of a numbered list under a heading. */
function tourOf(text: string, heading: string): string[] {
  const [, section = ''] = text.split(`### ${heading}\n`)
  const [list = ''] = section.split(/^#/m)
  return [...list.matchAll(/^(\d+)\. `([^`]+)`: .+$/gm)].map(([, , path = '']) => path)
}

/** Files that the one before or after them neither imports nor is imported by. */
const strays = (tour: { path: string; imports: string[] }[]) =>
  tour
    .filter(({ path, imports }, at) => {
      const neighbours = [tour[at - 1], tour[at + 1]].filter((neighbour) => neighbour !== undefined)
      return !neighbours.some((other) => imports.includes(other.path) || other.imports.includes(path))
    })
    .map(({ path }) => path)

const architecture = read('docs/architecture.md')

test('the tour of the streak takes five files, each next to one that it is connected to', () => {
  const tour = tourOf(architecture, 'What a logged practice does to the streak')
  expect(tour.length).toBeGreaterThan(2)
  expect(tour.length).toBeLessThanOrEqual(5)
  const files = tour.map((path) => ({ path, imports: importsOf(path, read(path)) }))
  expect(strays([...files, { path: 'README.md', imports: [] }])).toEqual(['README.md'])
  expect(strays(files)).toEqual([])
})

test('the tour of a logged practice names at most 32 files, and each exists', () => {
  const tour = tourOf(architecture, 'Log a practice, end to end')
  expect(tour.length).toBeGreaterThan(20)
  expect(tour.length).toBeLessThanOrEqual(32)
  expect(new Set(tour).size).toBe(tour.length)
  expect(tour.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
