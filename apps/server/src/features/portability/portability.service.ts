import type { Db } from '#platform/db/database.ts'
import { csvLine } from './csv.rules.ts'
import {
  type ExportedMood,
  type ExportedNight,
  type ExportedSession,
  listForExport,
  listMoodsForExport,
  listNightsForExport,
} from './portability.repo.ts'

/** Small enough for memory, and large enough that database round trips don't matter. */
const batchSize = 100

const heads = ['Date', 'Time', 'Time zone', 'Practice day', 'Limb', 'Duration (minutes)', 'Feeling before']
const moreHeads = [
  'Feeling after',
  'Notes',
  'Tags',
  'Visibility',
  'Notes shared',
  'Id',
  'It was hard',
  'How hard',
  'Hard words',
]

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
    session.tags?.join(', ') ?? null,
    session.visibility,
    session.share_notes ? 'yes' : 'no',
    session.id,
    session.hard && 'yes',
    session.hard?.severity ?? null,
    session.hard?.words?.join(' ') ?? null,
  ])

const moodHeads = ['Noted at', 'Practice day', 'Mood', 'Energy', 'Energy given', 'Notes', 'Id']

const moodLineOf = (entry: ExportedMood): string =>
  csvLine([
    entry.created_at.toISOString(),
    entry.practice_day,
    entry.mood,
    entry.energy,
    entry.energy_given ? 'yes' : 'no',
    entry.notes,
    entry.id,
  ])

const sleepHeads = [
  'Date of waking',
  'Bedtime',
  'Wake time',
  'Time zone',
  'Duration (minutes)',
  'Quality',
  'Notes',
  'Id',
]

const sleepLineOf = (night: ExportedNight): string =>
  csvLine([
    night.date,
    night.bedtime?.toISOString() ?? null,
    night.wake_time?.toISOString() ?? null,
    night.zone,
    night.duration,
    night.quality,
    night.notes,
    night.id,
  ])

type Source<Row> = {
  heads: string[]
  lineOf: (row: Row) => string
  list: (db: Db, userId: string, after: Row | undefined, count: number) => Promise<Row[]>
}

/**
 * All rows of a member, newest first. No transaction or connection is kept open between batches, so a slow reader
 * doesn't affect others. A row that is edited meanwhile appears as it was when its batch was read.
 */
const exporting = <Row>({ heads: columns, lineOf: toLine, list }: Source<Row>) => {
  const textOf = (rows: Row[]) => rows.map(toLine).join('')
  return async ({ db }: { db: Db }, userId: string): Promise<AsyncIterable<string>> => {
    const first = await list(db, userId, undefined, batchSize)
    return (async function* () {
      yield csvLine(columns) + textOf(first)
      for (let batch = first; batch.length === batchSize;) {
        batch = await list(db, userId, batch.at(-1), batchSize)
        yield textOf(batch)
      }
    })()
  }
}

export const exportCsv = exporting({ heads: [...heads, ...moreHeads], lineOf, list: listForExport })
export const exportMoods = exporting({ heads: moodHeads, lineOf: moodLineOf, list: listMoodsForExport })
export const exportSleep = exporting({ heads: sleepHeads, lineOf: sleepLineOf, list: listNightsForExport })
