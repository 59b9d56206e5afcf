import type { Db } from '#platform/db/database.ts'
import { csvLine } from './csv.rules.ts'
import { type ExportedSession, listForExport } from './portability.repo.ts'

/** Small enough for memory, large enough that round trips to the database don't matter. */
const batchSize = 100

const heads = ['Date', 'Time', 'Time zone', 'Practice day', 'Limb', 'Duration (minutes)', 'Feeling before']
const moreHeads = ['Feeling after', 'Notes', 'Visibility', 'Notes shared', 'Id']

const lineOf = (session: ExportedSession): string =>
  csvLine([
    session.date,
    session.time.slice(0, 5),
    session.zone,
    session.practice_day,
    session.limb_type,
    session.duration,
    session.before_feeling,
    session.after_feeling,
    session.notes,
    session.visibility,
    session.share_notes ? 'yes' : 'no',
    session.id,
  ])

const textOf = (sessions: ExportedSession[]): string => sessions.map(lineOf).join('')

/**
 * All sessions of a member, newest first. No transaction or connection is kept between batches, so a slow reader costs
 * others nothing; a session edited meanwhile appears as it was when its batch was read.
 */
export async function exportCsv({ db }: { db: Db }, userId: string): Promise<AsyncIterable<string>> {
  const first = await listForExport(db, userId, undefined, batchSize)
  return (async function* () {
    yield csvLine([...heads, ...moreHeads]) + textOf(first)
    for (let batch = first; batch.length === batchSize;) {
      batch = await listForExport(db, userId, batch.at(-1), batchSize)
      yield textOf(batch)
    }
  })()
}
