import { globSync, readFileSync } from 'node:fs'
import { makeFaults } from './make.ts'
import type { Mutant } from './mutant.ts'
import { importGraph, nearestTests } from './nearest-tests.ts'

const source = 'apps/server/src'
const features = ['account', 'security', 'giving', 'portability', 'guide', 'operator', 'practice']

const leftOut = [
  /\.(test|emails|deps)\.ts$|\/index\.ts$|\/generated\//,
  // Code that draws pages and pictures, and demo data.
  /\/(draw-|paper\.|picture\.rules|demo\.)/,
  // They run outside Vitest, where no fault can be planted.
  /-(process|thread)\b/,
  // Records for operators, and tools.
  /platform\/(tracing\/|log\.|metrics\.|release\.|db\/(generate-tables|describe-schema)\.)/,
]

type Sample = { count: number; seed: number; feature?: string | undefined }

/**
 * Faults generated from the code, in an order that depends only on the seed, so that the first ones are a random
 * sample.
 */
export function madeMutants(root: string, { count, seed, feature = '' }: Sample): Mutant[] {
  const parts = [...features.map((name) => `features/${name}`), 'platform']
  const wanted = parts.filter((part) => part.endsWith(feature)).map((part) => `${source}/${part}/**/*.ts`)
  const files = globSync(wanted, { cwd: root }).filter((path) => !leftOut.some((pattern) => pattern.test(path)))
  const textOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
  const faults = files.toSorted().flatMap((file) => {
    const code = textOf(file)
    return makeFaults(code).map((fault) => ({ file, code, fault }))
  })
  const graph = importGraph(globSync(`${source}/**/*.ts`, { cwd: root }), textOf)
  return shuffled(faults, seed)
    .slice(0, count)
    .map(({ file, code, fault: { what, start, end, instead } }) => {
      const { tests, otherTests } = nearestTests(graph, file)
      return {
        what: `${what} in line ${code.slice(0, start).split('\n').length}`,
        diff: diffOf(code, start, end, instead),
        file,
        at: start,
        text: code.slice(start, end),
        instead,
        tests,
        otherTests,
        isQuick: false,
      }
    })
}

const marked = (mark: string, lines: string) => lines.replace(/^ */gm, `         ${mark} `)

/** The changed lines, before and after. */
function diffOf(code: string, start: number, end: number, instead: string): string {
  const from = code.lastIndexOf('\n', start - 1) + 1
  const to = code.indexOf('\n', end)
  return `${marked('-', code.slice(from, to))}\n${marked('+', code.slice(from, start) + instead + code.slice(end, to))}`
}

/** The same order for the same seed, on any machine. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed
  // Mulberry32: small, and good enough for a sample.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
