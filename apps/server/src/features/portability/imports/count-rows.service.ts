import type { ImportCounts } from '@sadhana/contract'
import { foreseeStreak } from '#features/journey/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ImportDeps } from './imports.deps.ts'
import { withRestoredSettings } from './restore-others.service.ts'
import { createDuplicateFilter } from './duplicate-filter.rules.ts'
import { countBroken, findKnown, listRows, type StoredRow, updateNew, updateNoneNew } from './imports.repo.ts'

const rowsAtOnce = 1_000

/** Marks the new rows in the order of the file, and counts them. Call this in a transaction. */
export async function countRows(deps: ImportDeps, userId: string, id: string): Promise<ImportCounts> {
  const { db: tx, clock } = deps
  const isNew = createDuplicateFilter(await findKnown(tx, userId))
  const tallies = { practice: empty(), mood: empty(), night: empty(), other: empty() }
  const days = new Set<string>()
  let shortened = 0
  await updateNoneNew(tx, userId, id)
  for await (const batch of batches(tx, userId, id)) {
    const fresh = batch.filter((row) => {
      const isNewRow = isNew(row)
      tallies[tallyOf(row)][isNewRow ? 'new' : 'duplicate'] += 1
      return isNewRow
    })
    for (const row of fresh) {
      if (row.kind !== 'practice') continue
      days.add(row.entry.practiceDay)
      if (row.entry.isShortened) shortened += 1
    }
    await updateNew(
      tx,
      userId,
      id,
      fresh.map(({ number }) => number),
    )
  }
  const ordered = [...days].toSorted()
  const before = await foreseeStreak(tx, userId, [], clock.now())
  const foresee = () => foreseeStreak(tx, userId, days, clock.now())
  const after =
    tallies.other.new > 0 ? await withRestoredSettings(deps, userId, { id, days }, foresee) : await foresee()
  return {
    ...(await countBroken(tx, userId, id)),
    practices: tallies.practice,
    moods: tallies.mood,
    nights: tallies.night,
    others: tallies.other,
    shortened,
    firstDay: ordered[0] ?? null,
    lastDay: ordered.at(-1) ?? null,
    currentStreak: { before: before.current, after: after.current },
    longestStreak: { before: before.longest, after: after.longest },
  }
}

const empty = () => ({ new: 0, duplicate: 0 })

const tallyOf = ({ kind }: StoredRow) => (kind === 'practice' || kind === 'mood' || kind === 'night' ? kind : 'other')

async function* batches(tx: Db, userId: string, id: string): AsyncIterable<StoredRow[]> {
  for (let after = -1; ;) {
    const batch: StoredRow[] = await listRows(tx, userId, id, { after, count: rowsAtOnce })
    if (batch.length === 0) return
    yield batch
    after = batch.at(-1)?.number ?? after
  }
}
