import { importMaxRows, maxPictures, TimerSettings } from '@sadhana/contract'
import type { z } from 'zod'
import { calendarOf, listEveryChallenge } from '#features/journey/index.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { countRows } from './count-rows.service.ts'
import { deleteAllRows, findImport, insertRows, type NumberedRow, updateImport } from './imports.repo.ts'
import type { StoringDeps } from './imports.deps.ts'
import { partsFolder } from './imports.service.ts'
import type { Archived, ParsedRow } from '../shared/entries.rules.ts'
import { type Context, idOf, judge } from './judge.service.ts'
import { joinParts } from './parts.service.ts'
import {
  type ArchivedPicture,
  archivedRows,
  ArchiveManifest,
  archiveFormat,
  archiveLimits,
  archiveVersion,
  toCalendar,
  dataName,
  hardshipOf,
  isoOf,
  manifestName,
  moodOf,
  nightOfRow,
  pictureFile,
  portraitOf,
  practiceOf,
  preferencesOf,
  type RestoredTable,
  settingOf,
  sitOf,
} from '../archive/archive-format.service.ts'
import { questionOf } from '../archive/archived-question.service.ts'
import { challengeOf, exchangeOf, gentleOfferOf, readingOf } from '../archive/archived-choices.service.ts'
import { openZip, type OpenedZip, Refused } from './zip-file.service.ts'

const rowsAtOnce = 500
/** The latest moment that a UUIDv7 can hold. */
const latestMoment = 2 ** 48 - 1

/**
 * Reads an uploaded archive into the rows of its import, and counts them. A second run starts over. The parts are kept,
 * because the pictures are taken from them once the rows are added.
 */
export async function readArchiveParts(deps: StoringDeps, userId: string, importId: string): Promise<void> {
  const { db, clock, storage } = deps
  const importRecord = await findImport(db, userId, importId)
  if (importRecord?.state !== 'reading') return
  await deleteAllRows(db, userId, importId)
  try {
    const parts = await joinParts(storage, userId, importId)
    if (!parts) throw new Refused('damaged')
    const context = { userId, importId, now: clock.now(), ...(await calendarOf(db, userId)) }
    await storeRows(db, context, rowsOf(await openZip(parts), context, await listEveryChallenge(db)))
    await inTransaction(db, async (tx) => {
      const stillThere = await findImport(tx, userId, importId, { lock: true })
      if (stillThere?.state !== 'reading') return
      const counts = await countRows({ db: tx, clock }, userId, importId)
      await updateImport(tx, userId, importId, { state: 'checked', counts })
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await deleteAllRows(db, userId, importId)
    await updateImport(db, userId, importId, { state: 'refused', refusal: error.refusal })
    await storage.deleteAll(partsFolder(userId, importId))
  }
}

async function storeRows(db: Db, { userId, importId }: Context, rows: AsyncIterable<ParsedRow>): Promise<void> {
  let batch: NumberedRow[] = []
  let number = 0
  for await (const row of rows) {
    if (number >= importMaxRows) throw new Refused('too-large')
    batch.push({ ...row, number })
    number += 1
    if (batch.length < rowsAtOnce) continue
    await insertRows(db, userId, importId, batch)
    batch = []
  }
  if (batch.length > 0) await insertRows(db, userId, importId, batch)
}

/** Every row that is read again, judged like the rows of any file. Sits and what was hard come with their practices. */
async function* rowsOf(
  zip: OpenedZip,
  context: Context,
  challenges: Awaited<ReturnType<typeof listEveryChallenge>>,
): AsyncIterable<ParsedRow> {
  const manifest = await readManifest(zip)
  if (countStated(manifest) > importMaxRows) throw new Refused('too-large')
  const sums = new Map(manifest.files.map(({ name, sha256 }) => [name, sha256]))
  const read = <T extends RestoredTable>(table: T) => linesOf(zip, table, sums.get(dataName(table)))
  const sits = new Map<string, NonNullable<Archived['sit']>>()
  for await (const row of read('meditation_sessions')) {
    const sit = row && sitOf(row)
    if (row && sit && sits.size < importMaxRows) sits.set(row.id, sit)
  }
  const hardships = new Map<string, ReturnType<typeof hardshipOf>>()
  for await (const row of read('practice_hardships')) {
    if (row && hardships.size < importMaxRows) hardships.set(row.session_id, hardshipOf(row))
  }
  let number = 0
  const judged = (item: { raw: object; archived: Archived } | undefined): ParsedRow =>
    item ? judge(item.raw, number++, context, item.archived) : { fault: 'kind' }

  const pictures = await picturesBySession(zip, read('session_media'))
  for await (const row of read('practice_sessions')) {
    const practice = judged(row && practiceOf(row, { sit: sits.get(row.id), hard: hardships.get(row.id) }))
    yield practice
    if (row && 'kind' in practice && practice.kind === 'practice') {
      yield* picturesOf(pictures.get(row.id) ?? [], practice.entry.id, context.userId)
    }
  }
  for await (const row of read('mood_entries')) yield judged(row && moodOf(row))
  for await (const row of read('sleep_entries')) yield judged(row && nightOfRow(row))
  for await (const row of read('practice_pauses')) {
    if (!row) yield { fault: 'date' }
    else
      yield {
        kind: 'pause',
        entry: { id: idOf(`${context.userId} ${row.id}`, 0), firstDay: row.first_day, lastDay: row.last_day },
      }
  }
  for await (const row of read('social_connections')) {
    if (row) yield { kind: 'connection', entry: { platform: row.platform, platformUsername: row.platform_username } }
  }
  for await (const row of read('user_preferences')) if (row) yield { kind: 'preferences', entry: preferencesOf(row) }
  for await (const row of read('privacy_settings')) {
    // Restores only the stricter choice: members decide here to share with more people, not a file.
    if (row?.approve_followers) yield { kind: 'privacy', entry: { approveFollowers: true } }
  }
  let settings = 0
  for await (const row of read('setting_history')) {
    const setting = row && settingOf(row)
    if (setting && settings++ < archiveLimits.settings) yield { kind: 'setting', entry: setting }
  }
  for await (const row of read('sit_presets')) {
    const changedAt = row && isoOf(row.changed_at)
    if (changedAt) yield { kind: 'preset', entry: { id: row.id, name: row.name, sit: row.sit, changedAt } }
  }
  for await (const row of read('timer_settings')) {
    const changedAt = row && isoOf(row.changed_at)
    const setting = row && TimerSettings.safeParse({ [row.key]: row.value }).data
    if (changedAt && setting)
      yield { kind: 'timer-setting', entry: { key: row.key, value: setting[row.key], changedAt } }
  }
  for await (const row of read('article_reads')) {
    const reading = row && readingOf(row)
    if (reading) yield { kind: 'reading', entry: reading }
  }
  for await (const row of read('hidden_recommendations')) {
    if (row) yield { kind: 'hidden', entry: { limbType: row.limb_type, until: row.until } }
  }
  let offers = 0
  for await (const row of read('gentle_offers')) {
    if (row && offers++ < archiveLimits.choices) yield { kind: 'gentle-offer', entry: gentleOfferOf(row) }
  }
  let questions = 0
  for await (const row of read('questions')) {
    if (row && questions++ < archiveLimits.choices) yield { kind: 'question', entry: questionOf(row) }
  }
  for await (const row of read('challenge_participants')) {
    const challenge = row && challengeOf(row, challenges, context.now)
    if (challenge) yield { kind: 'challenge', entry: challenge }
  }
  const idAt = (sourceId: string, at: number) => idOf(`${context.userId} ${sourceId}`, Math.min(at, latestMoment))
  for await (const row of read('chat_messages')) {
    const exchange = row && exchangeOf(row, idAt)
    if (exchange) yield { kind: 'exchange', entry: exchange }
  }
  for await (const row of read('users')) {
    const calendar = row && toCalendar(row)
    if (calendar) yield { kind: 'calendar', entry: calendar }
    if (row?.bio) yield { kind: 'bio', entry: { bio: row.bio } }
    const portrait = row && portraitOf(row)
    if (portrait && zip.has(portrait.file)) yield { kind: 'portrait', entry: portrait }
  }
}

/** The pictures whose files exist, up to the limit for one practice. */
async function picturesBySession(zip: OpenedZip, rows: AsyncIterable<ArchivedPicture | undefined>) {
  const pictures = new Map<string, ArchivedPicture[]>()
  for await (const row of rows) {
    if (!row || !zip.has(pictureFile(row))) continue
    const held = pictures.get(row.session_id) ?? []
    if (held.length < maxPictures && pictures.size < importMaxRows) pictures.set(row.session_id, [...held, row])
  }
  return pictures
}

const byId = (one: ArchivedPicture, other: ArchivedPicture) => (one.id < other.id ? -1 : 1)
/** The time at the start of a UUIDv7. */
const momentOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** Pictures are sorted by id, so the new ids have to keep their order. */
function* picturesOf(rows: readonly ArchivedPicture[], sessionId: string, userId: string): Iterable<ParsedRow> {
  const sorted = rows.toSorted(byId)
  for (const [index, row] of sorted.entries()) {
    const id = idOf(`${userId} ${row.id}`, Math.min(momentOf(sorted[0]?.id ?? row.id) + index, latestMoment))
    yield { kind: 'picture', entry: { id, sessionId, file: pictureFile(row), caption: row.caption || null } }
  }
}

async function readManifest(zip: OpenedZip): Promise<ArchiveManifest> {
  if (!zip.has(manifestName)) throw new Refused('not-an-archive')
  const chunks: Buffer[] = []
  for await (const chunk of zip.read(manifestName, archiveLimits.manifestBytes)) chunks.push(chunk)
  const content = parsed(Buffer.concat(chunks).toString())
  if (typeof content !== 'object' || content === null || !('format' in content) || content.format !== archiveFormat) {
    throw new Refused('not-an-archive')
  }
  if ('version' in content && Number(content.version) > archiveVersion) throw new Refused('newer-version')
  const manifest = ArchiveManifest.safeParse(content)
  if (!manifest.success) throw new Refused('damaged')
  return manifest.data
}

/** The tables whose every row becomes a row of the import. */
const countedTables: readonly RestoredTable[] = [
  'practice_sessions',
  'mood_entries',
  'sleep_entries',
  'practice_pauses',
  'chat_messages',
]

/** This is known before anything is read. If an archive states fewer rows than it has, it is read up to the limit. */
function countStated({ files }: ArchiveManifest): number {
  const names = new Set(countedTables.map(dataName))
  return files.reduce((sum, { name, rows = 0 }) => sum + (names.has(name) ? rows : 0), 0)
}

/** The rows of a table, with undefined for each invalid line. A table that isn't in the archive is empty. */
async function* linesOf<T extends RestoredTable>(
  zip: OpenedZip,
  table: T,
  sha256: string | undefined,
): AsyncIterable<z.infer<(typeof archivedRows)[T]> | undefined> {
  const name = dataName(table)
  if (!zip.has(name)) return
  if (sha256 === undefined) throw new Refused('damaged')
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of zip.read(name, archiveLimits.tableBytes, sha256)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > archiveLimits.lineBytes) throw new Refused('too-large')
    for (const line of lines) yield rowOf(table, line)
  }
  if (rest) yield rowOf(table, rest)
}

/** PostgreSQL can't store NUL or half of a surrogate pair, even when written as escapes. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

function rowOf<T extends RestoredTable>(table: T, line: string) {
  const row = archivedRows[table].safeParse(parsed(line))
  const isSound =
    row.success && Object.values(row.data).every((value) => typeof value !== 'string' || isStorable(value))
  return isSound ? (row.data as z.infer<(typeof archivedRows)[T]>) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
