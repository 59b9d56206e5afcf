import { sql } from 'kysely'
import { restoreExchange, undoExchange } from '#features/guide/index.ts'
import { restoreHidden, undoHidden } from '#features/insight/index.ts'
import { restorePreset, restoreTimerSetting, undoPreset, undoTimerSetting } from '#features/meditation/index.ts'
import {
  deletePause,
  noteSettings,
  restoreCalendar,
  restoreGentleOffer,
  restoreParticipant,
  restorePause,
  restoreReading,
  restoreSetting,
  undoCalendar,
  undoGentleOffer,
  undoParticipant,
  undoReading,
  undoSetting,
} from '#features/journey/index.ts'
import {
  changeConnection,
  changePrivacy,
  changeWords,
  readConnections,
  readPrivacy,
  undoPortrait,
} from '#features/profile/index.ts'
import { readCurrentUser } from '#features/account/index.ts'
import { restorePreferences, restoreQuestion, undoPreferences, undoQuestion } from '#features/wellness/index.ts'
import type { ImportDeps } from './imports.deps.ts'
import { listRows, type StoredRow, updateRow } from './imports.repo.ts'

const rowsAtOnce = 1_000

type Row = Exclude<StoredRow, { kind: 'practice' | 'mood' | 'night' | 'picture' }>
/** These decide how the streak counts a day. */
const streakKinds = ['calendar', 'setting', 'pause', 'preferences'] as const
const kinds = [
  ...streakKinds,
  'connection',
  'privacy',
  'bio',
  'portrait',
  'reading',
  'exchange',
  'hidden',
  'challenge',
  'gentle-offer',
  'question',
  'preset',
  'timer-setting',
] as const

async function* listOthers(
  { db }: ImportDeps,
  userId: string,
  id: string,
  wanted: readonly (typeof kinds)[number][] = kinds,
): AsyncIterable<Row> {
  for (const kind of wanted) {
    for (let after = -1, count = rowsAtOnce; count === rowsAtOnce;) {
      const rows: Row[] = await listRows(db, userId, id, { after, count: rowsAtOnce, kind })
      yield* rows
      after = rows.at(-1)?.number ?? after
      count = rows.length
    }
  }
}

/**
 * What the member has already set here takes priority over the archive. Each row then records what was really restored.
 * If nothing was, it no longer counts as new. So undoing the import affects nothing else.
 */
export async function restoreOthers(deps: ImportDeps, userId: string, id: string): Promise<void> {
  for await (const row of listOthers(deps, userId, id)) {
    const restored = await restore(deps, userId, row)
    await updateRow(deps.db, userId, id, row.number, restored)
  }
  await noteSettings(deps, userId)
}

/**
 * Runs `look` as if the settings and pauses of the import were restored and practice were logged on these days, then
 * undoes that. Call this in a transaction.
 */
export async function withRestoredSettings<T>(
  deps: ImportDeps,
  userId: string,
  { id, days }: { id: string; days: Iterable<string> },
  look: () => Promise<T>,
): Promise<T> {
  await sql`savepoint before_restoring`.execute(deps.db)
  const addedDays = [...days]
  for await (const row of listOthers(deps, userId, id, streakKinds)) await restore(deps, userId, row, addedDays)
  await noteSettings(deps, userId)
  const seen = await look()
  await sql`rollback to savepoint before_restoring`.execute(deps.db)
  return seen
}

async function restore(
  deps: ImportDeps,
  userId: string,
  row: Row,
  addedDays: readonly string[] = [],
): Promise<object | null> {
  const { db, clock } = deps
  if (row.kind === 'pause') return restorePause(deps, userId, row.entry, addedDays)
  if (row.kind === 'privacy') {
    if ((await readPrivacy(db, userId)).approveFollowers) return null
    await changePrivacy(db, userId, row.entry)
    return row.entry
  }
  if (row.kind === 'connection') {
    const isTaken = (await readConnections(db, userId)).some(({ platform }) => platform === row.entry.platform)
    if (isTaken) return null
    await changeConnection(deps, userId, { ...row.entry, isConnected: true, visibility: 'private' })
    return row.entry
  }
  if (row.kind === 'preferences') return restorePreferences(db, userId, row.entry, clock.now())
  if (row.kind === 'calendar') return restoreCalendar(deps, userId, row.entry)
  if (row.kind === 'setting') return (await restoreSetting(db, userId, row.entry)) ? row.entry : null
  if (row.kind === 'exchange') return (await restoreExchange(db, userId, row.entry)) ? row.entry : null
  if (row.kind === 'reading') return (await restoreReading(db, userId, row.entry)) ? row.entry : null
  if (row.kind === 'preset') return (await restorePreset(db, userId, row.entry)) ? row.entry : null
  if (row.kind === 'timer-setting') return (await restoreTimerSetting(db, userId, row.entry)) ? row.entry : null
  if (row.kind === 'hidden') return restoreHidden(deps, userId, row.entry)
  if (row.kind === 'gentle-offer') return restoreGentleOffer(deps, userId, row.entry)
  if (row.kind === 'question') return restoreQuestion(deps, userId, row.entry)
  if (row.kind === 'challenge') return (await restoreParticipant(db, userId, row.entry)) ? row.entry : null
  const { bio, profileImage, displayName } = await readCurrentUser({ db }, userId)
  // A job stores the picture later.
  if (row.kind === 'portrait') return profileImage ? null : row.entry
  if (bio) return null
  await changeWords(deps, userId, { displayName, bio: row.entry.bio })
  return row.entry
}

/** Undoes what was restored, except what the member has changed since. */
export async function undoOthers(deps: ImportDeps, userId: string, id: string): Promise<void> {
  const { db, clock } = deps
  for await (const row of listOthers(deps, userId, id)) {
    if (row.kind === 'pause') await deletePause(db, userId, row.entry.id)
    if (row.kind === 'privacy') await changePrivacy(db, userId, { approveFollowers: false })
    if (row.kind === 'preferences') await undoPreferences(db, userId, row.entry, clock.now())
    if (row.kind === 'calendar') await undoCalendar(deps, userId, row.entry)
    if (row.kind === 'setting') await undoSetting(db, userId, row.entry)
    if (row.kind === 'connection') {
      const { platform, platformUsername } = row.entry
      const held = (await readConnections(db, userId)).find((connection) => connection.platform === platform)
      if (held?.platformUsername === platformUsername) {
        await changeConnection(deps, userId, { platform, platformUsername, isConnected: false, visibility: 'private' })
      }
    }
    if (row.kind === 'portrait' && row.entry.image) await undoPortrait(deps, userId, row.entry.image)
    if (row.kind === 'exchange') await undoExchange(db, userId, row.entry.id)
    if (row.kind === 'reading') await undoReading(db, userId, row.entry)
    if (row.kind === 'preset') await undoPreset(db, userId, row.entry)
    if (row.kind === 'timer-setting') await undoTimerSetting(db, userId, row.entry)
    if (row.kind === 'hidden') await undoHidden(db, userId, row.entry)
    if (row.kind === 'gentle-offer') await undoGentleOffer(db, userId, row.entry)
    if (row.kind === 'question') await undoQuestion(db, userId, row.entry)
    if (row.kind === 'challenge') await undoParticipant(db, userId, row.entry)
    if (row.kind === 'bio') {
      const { bio, displayName } = await readCurrentUser({ db }, userId)
      if (bio === row.entry.bio) await changeWords(deps, userId, { displayName, bio: null })
    }
  }
  await noteSettings(deps, userId)
}
