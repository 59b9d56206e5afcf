import { basename, dirname } from 'node:path'
import { importsOf } from '../../structure/imports.ts'
import { isGuard } from '../guards.ts'

/** Who imports a file. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

export function importGraph(paths: readonly string[], textOf: (path: string) => string): ImportGraph {
  const imports = paths.flatMap((path) => importsOf(path, textOf(path)).map((to) => ({ path, to })))
  return new Map([...Map.groupBy(imports, ({ to }) => to)].map(([to, from]) => [to, from.map(({ path }) => path)]))
}

const maxOwnTests = 5
const maxTests = 3

/**
 * The tests that load a file, nearest first: those of its feature, and others only if these are few. Most of them start
 * the whole service and so import everything: the folder and the name say more than the imports in between.
 */
export function nearestTests(graph: ImportGraph, file: string): string[] {
  const tests = [...distancesFrom(graph, file)].filter(([path]) => path.endsWith('.test.ts') && !isLong(path))
  const ranked = tests.map(([path, distance]) => ({ path, ranks: [...closeness(file, path), -distance] }))
  return ranked
    .toSorted((a, b) => compare(b.ranks, a.ranks) || a.path.localeCompare(b.path))
    .filter(({ path }, at) => at < (partOf(path) === partOf(file) ? maxOwnTests : maxTests))
    .map(({ path }) => path)
}

/** They fill memory, kill processes or send nonsense, and say little about one line. */
const isLong = (path: string) => isGuard(path) && !/\.(races|property)\.test\.ts$/.test(path)

/** `features/account`, or `platform`. */
const partOf = (path: string) => /src\/(features\/[^/]+|[^/]+)/.exec(path)?.[1]

function distancesFrom(graph: ImportGraph, file: string): Map<string, number> {
  const distances = new Map([[file, 0]])
  // A map hands out what is added on the way, too.
  for (const [path, distance] of distances) {
    for (const importer of graph.get(path) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1)
    }
  }
  return distances
}

const words = (path: string) => basename(path).split(/[-.]/)

/** The same feature, the same folder, the same words in the name; guards last, because they take longest. */
function closeness(file: string, test: string): number[] {
  return [
    Number(partOf(file) === partOf(test)),
    Number(dirname(file) === dirname(test)),
    sharedStart(words(file), words(test)),
    Number(!isGuard(test)),
  ]
}

function sharedStart(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((part, at) => part !== b[at])
  return end < 0 ? a.length : end
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((rank, at) => rank - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}
