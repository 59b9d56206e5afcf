import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'

const root = resolve(import.meta.dirname, '..')

type File = { path: string; lines: number; firstLine: string; hooks: boolean; imports: string[] }

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
const isGenerated = (path: string) => path.includes('/generated/') || path === 'apps/server/schema.sql'

function readFiles(): File[] {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return paths
    .split('\n')
    .filter((path) => /\.(ts|tsx|css|sql|mjs|cjs|js|sh)$/.test(path) && !isGenerated(path))
    .map((path) => fileOf(path, readFileSync(join(root, path), 'utf8')))
}

function fileOf(path: string, text: string): File {
  const lines = text.split('\n')
  const hooks = /^(before|after)(All|Each)\(/m.test(text)
  return { path, lines: lines.length - 1, firstLine: lines[0] ?? '', hooks, imports: importsOf(path, text) }
}

const longest = 300
const tooLong = (files: File[]) => files.filter(({ lines }) => lines > longest).map(({ path }) => path)

const maxInFolder = 25
const inRooms = ({ path }: File) => /^(apps\/[^/]+\/src|packages\/[^/]+\/src|bench)\//.test(path) && !isTest(path)

function crowdedFolders(files: File[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of files.filter(inRooms)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > maxInFolder).map(([folder, count]) => `${folder} (${count})`)
}

const role =
  /(\.(routes|service|rules|repo|sql|jobs|events|emails|emails\.(en|de|es)|texts|texts\.(en|de|es)|deps)|\/index)\.ts$/
const withoutRole = (files: File[]) =>
  files
    .map(({ path }) => path)
    .filter((path) => path.startsWith('apps/server/src/features/') && !isTest(path) && !role.test(path))

const withoutAliases = (files: File[]) =>
  files
    .filter(({ path, firstLine }) => path.endsWith('.sql.ts') && !/^\/\/ Expects .*`/.test(firstLine))
    .map(({ path }) => path)

/**
 * A worker loads shared test code once for all its files, so a hook outside a function would serve only the first file.
 */
const hooksOfOneFile = (files: File[]) =>
  files.filter(({ path, hooks }) => hooks && path.startsWith('apps/server/') && !isTest(path)).map(({ path }) => path)

const fewest = 15
/** A thread needs its own file, as does a language, styles are beside their component, and entry points and types may be short. */
const mayBeShort = (path: string) =>
  /-thread\.|\.(emails|texts)\.(en|de|es)\.ts$|\/index\.|\.d\.ts$|\.deps\.ts$|\.css$/.test(path)

/** Routes may not call a repo, so there may be a short service between them. */
const layers = /index\.ts$|\.service\.ts \S+\.routes\.ts$/

function crumbs(files: File[]): string[] {
  const readers = new Map<string, string[]>()
  for (const { path, imports } of files) for (const to of imports) readers.set(to, [...(readers.get(to) ?? []), path])
  return files
    .filter((file) => inRooms(file) && file.lines < fewest && !mayBeShort(file.path))
    .filter(({ path }) => {
      const [reader, ...others] = readers.get(path) ?? []
      return (
        reader !== undefined &&
        others.length === 0 &&
        dirname(reader) === dirname(path) &&
        !layers.test(`${basename(path)} ${basename(reader)}`)
      )
    })
    .map(({ path }) => path)
}

const files = readFiles()
const planted = (path: string, text = 'export const here = 1\n') => fileOf(path, text)

test('no source file has more than 300 lines', () => {
  expect(tooLong([planted('apps/web/src/ui/scroll.ts', '\n'.repeat(longest + 1))])).toHaveLength(1)
  expect(files.length).toBeGreaterThan(50)
  expect(tooLong(files)).toEqual([])
})

test('the median source file is under 80 lines', () => {
  const lengths = files.map(({ lines }) => lines).toSorted((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80)
})

test('no folder has more than 25 files', () => {
  const many = Array.from({ length: maxInFolder + 1 }, (_, number) => planted(`apps/web/src/ui/full/part-${number}.ts`))
  expect(crowdedFolders(many)).toEqual([`apps/web/src/ui/full (${maxInFolder + 1})`])
  expect(crowdedFolders(files)).toEqual([])
})

test('every file of a server feature has its role in its name', () => {
  expect(withoutRole([planted('apps/server/src/features/a/helpers.ts')])).toHaveLength(1)
  expect(withoutRole(files)).toEqual([])
})

test('a file of SQL fragments starts with the aliases it expects', () => {
  expect(withoutAliases([planted('apps/server/src/features/a/a.sql.ts')])).toHaveLength(1)
  expect(files.some(({ path }) => path.endsWith('.sql.ts'))).toBe(true)
  expect(withoutAliases(files)).toEqual([])
})

test('no file under 15 lines has its only reader in the same folder', () => {
  const crumb = planted('apps/web/src/lib/a/crumb.ts')
  const reader = planted('apps/web/src/lib/a/reader.ts', "import { here } from './crumb.ts'\n")
  expect(crumbs([crumb, reader])).toEqual([crumb.path])
  expect(crumbs([crumb, reader, { ...reader, path: 'apps/web/src/lib/a/second.ts' }])).toEqual([])
  expect(crumbs(files)).toEqual([])
})

test('shared code of server tests adds no hook when it is loaded', () => {
  const shared = planted('apps/server/src/testing/kit.ts', 'afterAll(() => stop())\n')
  expect(hooksOfOneFile([shared])).toEqual([shared.path])
  expect(hooksOfOneFile([planted(shared.path, 'function kit() {\n  afterAll(() => stop())\n}\n')])).toEqual([])
  expect(hooksOfOneFile(files)).toEqual([])
})
