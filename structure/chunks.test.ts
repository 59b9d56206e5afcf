import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { chunks } from '../apps/web/tooling/chunks.ts'

const root = resolve(import.meta.dirname, '..')

type Group = { opening: string; alternatives: Alternative[] }
type Alternative = (string | Group)[]

const token = /\\.|\[(?:\\.|[^\]])*\]|\((?:\?[:=!])?|[|)]|[^\\[(|)]+/g

function parse(source: string): Alternative[] {
  const top: Group = { opening: '(?:', alternatives: [[]] }
  const open = [top]
  for (const [text] of source.matchAll(token)) {
    const group = open.at(-1) ?? top
    if (text === ')') open.pop()
    else if (text === '|') group.alternatives.push([])
    else if (text.startsWith('(')) {
      const inner: Group = { opening: text, alternatives: [[]] }
      group.alternatives.at(-1)?.push(inner)
      open.push(inner)
    } else group.alternatives.at(-1)?.push(text)
  }
  return top.alternatives
}

const write = (alternatives: Alternative[]): string =>
  alternatives.map((pieces) => pieces.map((piece) => writePiece(piece)).join('')).join('|')
const writePiece = (piece: string | Group) =>
  typeof piece === 'string' ? piece : `${piece.opening}${write(piece.alternatives)})`

/** One pattern for each alternative, including those in groups. Whatever `(?!…)` excludes must exist too. */
const singlePatterns = (alternatives: Alternative[]): string[] =>
  alternatives.flatMap((pieces) => [
    write([pieces]),
    ...pieces.flatMap((piece, index) => {
      if (typeof piece === 'string') return []
      const opening = piece.opening.replace('!', '=')
      return singlePatterns(piece.alternatives).map(
        (one) => `${write([pieces.slice(0, index)])}${opening}${one})${write([pieces.slice(index + 1)])}`,
      )
    }),
  ])

const stale = (source: string, paths: string[]) =>
  singlePatterns(parse(source)).filter((pattern) => !paths.some((path) => new RegExp(pattern).test(path)))

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/web/src', 'packages/contract/src'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path))
const packages = globSync(
  '{,apps/web/}node_modules/{lucide-react,react-hook-form,zod,@radix-ui,@tanstack}/**/*.{js,mjs}',
  {
    cwd: root,
  },
)
/** The contract is built a second time, with its schemas (`tooling/light-contract.ts`). */
const withSchemas = sources.filter((path) => path.startsWith('packages/')).map((path) => `${path}?schemas`)

test('a part of a pattern that matches no file is found, even in groups and exceptions', () => {
  const paths = ['src/ui/button.tsx', 'src/lib/api/send.ts']
  expect(stale('src/ui/(button|classes)\\b|src/lib/', paths)).toEqual(['src/ui/(classes)\\b'])
  expect(stale('src/lib/(?!api/(send|giving)|phone/)|src/(ui|lib)/', [...paths, 'src/lib/a.ts'])).toEqual([
    'src/lib/(?=api/(giving))',
    'src/lib/(?=phone/)',
  ])
  expect(stale('button|src/pages/', paths)).toEqual(['src/pages/'])
  expect(stale('src/[(|]|button', paths)).toEqual(['src/[(|]'])
})

test.each(chunks)('every part of the pattern of $name matches a file', ({ test: { source } }) => {
  expect(stale(source, [...sources, ...withSchemas, ...packages])).toEqual([])
})
