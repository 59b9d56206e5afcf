import { readFileSync } from 'node:fs'

export type Release = { version: string; commit: string | null }

const root = new URL('../../../../', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, root), 'utf8')) as Release

/** The release as `npm run build` recorded it. Before the first build, only the version is known. */
export function readRelease(): Release {
  try {
    return read('release.json')
  } catch {
    return { version: read('package.json').version, commit: null }
  }
}
