import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'

const root = resolve(import.meta.dirname, '..')
const places = ['apps/server/src', 'apps/web/src', 'packages/contract/src', 'packages/sounds/src']

type Source = { path: string; text: string }
/** An import from one folder to another in the same parent. "." stands for the parent's own files. */
type Arrow = { parent: string; from: string; to: string }

/** Each file beside these folders is a process or the wiring, which is above some folders and below others. */
const processes = 'apps/server/src'

function arrowBetween(path: string, imported: string): Arrow | undefined {
  const [one, other] = [path.split('/'), imported.split('/')]
  const depth = one.findIndex((name, index) => name !== other[index])
  if (depth === -1) return undefined
  const parent = one.slice(0, depth).join('/')
  const nameIn = (names: string[]) => (depth < names.length - 1 || parent === processes ? names[depth] : undefined)
  return { parent, from: nameIn(one) ?? '.', to: nameIn(other) ?? '.' }
}

/** Removes folders without imports or importers until only circles, and what connects them, are left. */
function circling(arrows: Arrow[]): Arrow[] {
  const rest = arrows.filter(
    ({ parent, from, to }) =>
      arrows.some((next) => next.parent === parent && next.from === to) &&
      arrows.some((before) => before.parent === parent && before.to === from),
  )
  return rest.length === arrows.length ? rest : circling(rest)
}

function folderCircles(sources: Source[]): string[] {
  const paths = new Set(sources.map(({ path }) => path))
  const arrows = new Map<string, Arrow>()
  for (const { path, text } of sources) {
    for (const imported of importsOf(path, text).filter((to) => paths.has(to))) {
      const arrow = arrowBetween(path, imported)
      if (arrow && arrow.from !== arrow.to) arrows.set(Object.values(arrow).join(' '), arrow)
    }
  }
  return circling([...arrows.values()]).map(({ parent, from, to }) => `${parent}: ${from} → ${to}`)
}

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...places], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const feature = 'apps/server/src/features/a'
const planted = (imports: Record<string, string[]>): Source[] =>
  Object.entries(imports).map(([path, to]) => ({
    path: `${feature}/${path}`,
    text: to.map((specifier) => `import '${specifier}'\n`).join(''),
  }))

test('folders import each other in one direction', () => {
  const downwards = { 'one/one.ts': ['../two/two.ts'], 'two/two.ts': ['../shared/a.ts'], 'shared/a.ts': [] }
  expect(folderCircles(planted(downwards))).toEqual([])
  expect(folderCircles(planted({ ...downwards, 'shared/a.ts': ['../one/more.ts'], 'one/more.ts': [] }))).toEqual([
    `${feature}: one → two`,
    `${feature}: two → shared`,
    `${feature}: shared → one`,
  ])
})

test('a folder and the files beside it import in one direction', () => {
  const top = { 'a.routes.ts': ['./one/one.ts'], 'one/one.ts': [], 'a.deps.ts': [] }
  expect(folderCircles(planted(top))).toEqual([])
  expect(folderCircles(planted({ ...top, 'one/one.ts': ['../a.deps.ts'] }))).toEqual([
    `${feature}: . → one`,
    `${feature}: one → .`,
  ])
})

/** dependency-cruiser's folder rules include tests, but not what a folder imports from the files beside it. */
test('no folders of ours import each other in a circle', () => {
  expect(sources.length).toBeGreaterThan(400)
  expect(folderCircles(sources)).toEqual([])
})
