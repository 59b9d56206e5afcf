import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Counts = Record<string, number>

/** How many of these places, written as `path:line …`, are in each file. */
function countByFile(places: string[]): Counts {
  const counts: Counts = {}
  for (const place of places.toSorted()) {
    const [path = ''] = place.split(':')
    counts[path] = (counts[path] ?? 0) + 1
  }
  return counts
}

/** Says how the files differ from what their list allows. The list may only shrink, and has to whenever a file does. */
export function differencesFrom(list: Counts, places: string[]): string[] {
  const counts = countByFile(places)
  const more = places.filter((place) => {
    const [path = ''] = place.split(':')
    return (counts[path] ?? 0) > (list[path] ?? 0)
  })
  const fewer = Object.entries(list)
    .filter(([path, allowed]) => (counts[path] ?? 0) < allowed)
    .map(
      ([path, allowed]) =>
        `${path}: now ${counts[path] ?? 0} instead of ${allowed}: run LISTS=write npx vitest run structure/`,
    )
  return [...more, ...fewer]
}

/** The files that still need work. `LISTS=write npx vitest run structure/` updates the list. */
export function shrinkingList(name: string, places: string[]): Counts {
  const path = join(import.meta.dirname, name)
  if (process.env.LISTS === 'write') writeFileSync(path, `${JSON.stringify(countByFile(places), null, 2)}\n`)
  return JSON.parse(readFileSync(path, 'utf8')) as Counts
}
