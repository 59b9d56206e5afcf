import type { Import, ImportCounts } from '@sadhana/contract'

const id = '0198a1f0-0000-7000-8000-00000000000a'

/** A file that a worker makes for the member: an archive, or with a range a report. */
export const making = {
  id,
  state: 'making',
  progress: 0.4,
  createdAt: '2026-01-05T10:00:00.000Z',
  bytes: null,
  url: null,
  expiresAt: null,
} as const

export const ready = {
  ...making,
  state: 'ready',
  progress: 1,
  bytes: 4_200_000,
  url: 'http://localhost/api/files/made?signature=x',
  expiresAt: '2026-01-06T10:00:00.000Z',
} as const

const none = { new: 0, duplicate: 0 }

export const importCounts = (changes: Partial<ImportCounts> = {}): ImportCounts => ({
  rows: 4,
  practices: { new: 2, duplicate: 1 },
  moods: none,
  nights: none,
  others: none,
  broken: 1,
  shortened: 0,
  firstDay: '2025-03-02',
  lastDay: '2025-03-03',
  currentStreak: { before: 1, after: 1 },
  longestStreak: { before: 31, after: 38 },
  ...changes,
})

/** An import after its dry run, and after it was added. */
export function anImport(source: Import['source'], name: string, counts: ImportCounts) {
  const checked: Import = {
    id,
    source,
    name,
    state: 'checked',
    refusal: null,
    received: counts.rows,
    counts,
    createdAt: '2026-01-05T10:00:00.000Z',
    addedAt: null,
    undoUntil: null,
  }
  const addedAt = '2026-01-05T10:00:00.000Z'
  const added: Import = { ...checked, state: 'added', addedAt, undoUntil: '2026-02-04T10:00:00.000Z' }
  return { checked, added }
}
