import { readFileSync } from 'node:fs'

export type Release = { version: string; commit: string | null }

const root = new URL('../../../../', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, root), 'utf8')) as Release

/** What `npm run build` wrote down; before the first build, the version alone. */
export function readRelease(): Release {
  try {
    return read('release.json')
  } catch {
    return { version: read('package.json').version, commit: null }
  }
}
