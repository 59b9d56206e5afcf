import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '../apps/server/src')

type File = { path: string; text: string }

const files: File[] = globSync('**/*.ts', { cwd: source })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))

const importersOf = (library: RegExp, among: File[]): string[] =>
  among.filter(({ text }) => library.test(text)).map(({ path }) => path)

const sharp = /(from|import|require)\s*\(?\s*['"]sharp['"/]/

// dependency-cruiser leaves out every folder named dist, and the library is in one.
test('only the process that re-encodes pictures loads the image library', () => {
  const planted = ["import sharp from 'sharp'", "await import('sharp')", "import 'sharp/lib'"]
  expect(
    importersOf(
      sharp,
      planted.map((text, index) => ({ path: `${index}.ts`, text })),
    ),
  ).toHaveLength(planted.length)
  expect(importersOf(sharp, files)).toEqual(['platform/pictures/encode-process.ts'])
})

test('only the process that draws pictures loads the drawing library', () => {
  const resvg = /['"]@resvg\/resvg-js['"/]/
  expect(importersOf(resvg, files)).toEqual(['platform/pictures/draw-process.ts'])
})
