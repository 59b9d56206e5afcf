import { insertImportedSits } from '#features/meditation/index.ts'
import { insertImportedHardships, insertImportedSessions } from '#features/practice/index.ts'
import { insertImportedMoods, insertImportedNights } from '#features/wellness/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ImportDeps } from './imports.deps.ts'
import { listRows } from './imports.repo.ts'
import type { Entries, Kind } from '../shared/entries.rules.ts'
import { restoreOthers } from './restore-others.service.ts'

const rowsAtOnce = 1_000

/**
 * Adds every row that was counted as new. Streak and sleep must be locked, and the caller has to recompute the streak.
 */
export async function addRows(deps: ImportDeps, userId: string, id: string): Promise<void> {
  const tx = deps.db
  await each(tx, userId, id, 'practice', async (practices) => {
    await insertImportedSessions(tx, userId, id, practices)
    const sits = practices.flatMap(({ id: sitId, sit }) => (sit ? [{ id: sitId, ...sit }] : []))
    if (sits.length > 0) await insertImportedSits(tx, userId, sits)
    // An import that was checked before an upgrade has rows without `hard`.
    const hardships = practices.flatMap(({ id: sessionId, hard, createdAt }) =>
      hard ? [{ id: sessionId, hard, createdAt }] : [],
    )
    if (hardships.length > 0) await insertImportedHardships(tx, userId, hardships)
  })
  await each(tx, userId, id, 'mood', (moods) => insertImportedMoods(tx, userId, id, moods))
  await each(tx, userId, id, 'night', (nights) => insertImportedNights(tx, userId, id, nights))
  await restoreOthers(deps, userId, id)
}

async function each<K extends Kind>(
  tx: Db,
  userId: string,
  id: string,
  kind: K,
  add: (entries: Entries[K][]) => Promise<void>,
): Promise<void> {
  for (let after = -1; ;) {
    const batch = await listRows(tx, userId, id, { after, count: rowsAtOnce, kind })
    if (batch.length === 0) return
    await add(batch.map(({ entry }) => entry as Entries[K]))
    after = batch.at(-1)?.number ?? after
  }
}
