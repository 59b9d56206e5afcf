import { expect, test } from 'vitest'
import { shellFiles, type ShellChunk } from './shell-files.ts'

const chunk = (fileName: string, modules: string[], links: Partial<ShellChunk> = {}, styles: string[] = []) =>
  ({
    fileName,
    moduleIds: modules.map((module) => `/app/src/${module}`),
    facadeModuleId: null,
    imports: [],
    dynamicImports: [],
    viteMetadata: { importedCss: new Set(styles) },
    ...links,
  }) as unknown as ShellChunk

const chunks = [
  chunk('base.js', ['app/main.tsx'], { imports: ['react.js'], dynamicImports: ['timer.js', 'console.js'] }, [
    'base.css',
  ]),
  chunk('react.js', ['react']),
  chunk('timer.js', ['app/screens/meditation-route.tsx'], { dynamicImports: ['base.js', 'dialog.js'] }, ['timer.css']),
  chunk('dialog.js', ['ui/overlay/dialog.tsx']),
  chunk('console.js', ['features/operator/console.tsx'], { imports: ['table.js'], dynamicImports: ['desk.js'] }),
  chunk('table.js', ['ui/table.tsx']),
  chunk('desk.js', ['app/desk.tsx']),
]

test('the stored app has the first page, its code and styles, and all screens that it can load, except some', () => {
  expect(shellFiles(chunks, [])).toEqual([
    '/app.html',
    '/base.js',
    '/base.css',
    '/react.js',
    '/timer.js',
    '/timer.css',
    '/dialog.js',
  ])
})

test('it has our own upright fonts, and not the whole ones', () => {
  const fonts = ['anek-latin-english-a.woff2', 'literata-italic-english-b.woff2', 'literata-latin-opsz-normal-c.woff2']
  expect(shellFiles(chunks, fonts).filter((file) => file.endsWith('woff2'))).toEqual(['/anek-latin-english-a.woff2'])
})
