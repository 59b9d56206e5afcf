import { dirname, posix } from 'node:path'

const specifier = /(?:from\s+|import\s+|import\(\s*|new URL\(\s*|@import\s+)['"]([.#][^'"]+)['"]/g

/** The files of this repository that a file imports, as paths from the root. */
export function importsOf(path: string, text: string): string[] {
  const [app = ''] = /^apps\/[^/]+/.exec(path) ?? []
  return [...text.matchAll(specifier)].map(([, to = '']) =>
    to.startsWith('#') ? `${app}/src/${to.slice(1)}` : posix.join(dirname(path), to),
  )
}
