import { expect, test } from 'vitest'
import { chunksOf, filesOf, type BuiltChunk } from './built-files.ts'

const chunk = (fileName: string, module: string, imports: string[], styles: string[] = []) =>
  ({
    type: 'chunk',
    fileName,
    imports,
    moduleIds: [`/src/${module}`],
    viteMetadata: { importedCss: new Set(styles), importedAssets: new Set() },
  }) as unknown as BuiltChunk

const chunks = [
  chunk('base.js', 'main.tsx', ['page.js'], ['base.css']),
  chunk('data.js', 'query.ts', ['base.js']),
  chunk('page.js', 'page.tsx', ['data.js', 'base.js'], ['page.css']),
  chunk('other.js', 'other.tsx', ['base.js'], ['other.css']),
]

test('a page loads its own files and those they import, each once, even if they import each other', () => {
  expect(filesOf(chunks, 'src/page.tsx')).toEqual({
    scripts: ['/page.js', '/data.js', '/base.js'],
    styles: ['/page.css', '/base.css'],
    ownStyles: ['/page.css'],
  })
})

test('a module that wasn’t built is an error', () => {
  expect(() => filesOf(chunks, 'src/gone.tsx')).toThrow('The build has no src/gone.tsx')
})

test('only the code of a build counts', () => {
  const built = { output: [...chunks, { type: 'asset', fileName: 'a.css' }] }
  expect(chunksOf(built as never)).toEqual(chunks)
})
