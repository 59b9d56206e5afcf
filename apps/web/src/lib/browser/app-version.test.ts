// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.resetModules())

const pageWith = (script: string) => `<head><script type="module" crossorigin src="${script}"></script></head>`

/** The server has a build in each language, with scripts of its own. */
const served: Record<string, string> = { '/app.html': '/assets/main-en.js', '/de/app.html': '/assets/main-de.js' }

async function isNew(language: string, running: string) {
  vi.stubEnv('VITE_LANGUAGE', language)
  vi.stubGlobal('fetch', async (path: string) => new Response(pageWith(served[path] ?? '')))
  document.head.innerHTML = pageWith(running)
  const { isNewVersionOut } = await import('./app-version.ts')
  return isNewVersionOut()
}

test.each([
  ['en', '/assets/main-en.js', false],
  ['en', '/assets/main-older.js', true],
  ['de', '/assets/main-de.js', false],
  ['de', '/assets/main-older.js', true],
])('a page in %s that runs %s is out of date: %s', async (language, running, expected) => {
  expect(await isNew(language, running)).toBe(expected)
})
