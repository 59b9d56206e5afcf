/**
 * Tests that race, kill, fuzz or try every combination, recognised by their names. `npm run check -- --all` and CI run
 * them.
 */
const kinds = ['races', 'faults', 'property', 'fuzz', 'memory', 'death', 'matrix', 'processes', 'tools']

/** The pattern for Vitest. */
export const guardFiles = `**/*.{${kinds.join(',')}}.test.{ts,tsx}`

export const isGuard = (path: string): boolean => new RegExp(`\\.(${kinds.join('|')})\\.test\\.tsx?$`).test(path)
