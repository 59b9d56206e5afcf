import { dirname } from 'node:path'
import { importsOf } from '../../structure/imports.ts'
import { isGuard } from '../guards.ts'

/** The importers of each file. */
type ImportGraph = ReadonlyMap<string, readonly string[]>

export function importGraph(paths: readonly string[], textOf: (path: string) => string): ImportGraph {
  const imports = paths.flatMap((path) => importsOf(path, textOf(path)).map((to) => ({ path, to })))
  return new Map([...Map.groupBy(imports, ({ to }) => to)].map(([to, from]) => [to, from.map(({ path }) => path)]))
}

const maxTests = 8

type Tests = { tests: string[]; otherTests: string[] }

/**
 * The tests that load a file, nearest first. Most of them start the whole service and so import everything, so words
 * that the paths share say more than the imports in between. Of the guards, which are slow, only the nearest race is
 * included, at the end, because it notices a missing lock. `others` has the rest of the feature's tests, and its
 * guards.
 */
export function nearestTests(graph: ImportGraph, file: string): Tests {
  const ranked = [...distancesFrom(graph, file)]
    .filter(([path]) => path.endsWith('.test.ts'))
    .map(([path, distance]) => ({ path, ranks: [...closeness(file, path), -distance] }))
    .toSorted((a, b) => compare(b.ranks, a.ranks) || a.path.localeCompare(b.path))
    .map(({ path }) => path)
  const race = ranked.find((path) => path.endsWith('.races.test.ts'))
  const tests = [...ranked.filter((path) => !isGuard(path)).slice(0, maxTests), ...(race ? [race] : [])]
  const otherTests = ranked.filter((path) => !tests.includes(path) && featureOf(path) === featureOf(file))
  return { tests, otherTests: [...otherTests.filter((path) => !isGuard(path)), ...otherTests.filter(isGuard)] }
}

const featureOf = (path: string) => /src\/(features\/\w+|\w+)\//.exec(path)?.[1]

function distancesFrom(graph: ImportGraph, file: string): Map<string, number> {
  const distances = new Map([[file, 0]])
  // Iterating over a map includes entries that are added meanwhile.
  for (const [path, distance] of distances) {
    for (const importer of graph.get(path) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1)
    }
  }
  return distances
}

const wordsOf = (path: string) => new Set(path.split(/[-./]/))

const closeness = (file: string, test: string): number[] => [
  wordsOf(file).intersection(wordsOf(test)).size,
  Number(dirname(file) === dirname(test)),
]

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((rank, at) => rank - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}
