import { guessReading, type Column, type Reading } from './columns.rules.ts'
import type { HealthKind, HealthRows } from './health-rows.rules.ts'
import { healthRows } from './health-rows.rules.ts'
import { readHealth } from './read-health.ts'
import { type Encoding, readTable, shownSamples, type Table } from './read-table.ts'
import { guessWord, type Row, rowOf, wordOf } from './table.rules.ts'
import {
  guessChoices,
  type Habit,
  type HabitChoices,
  habitRows,
  habitsIn,
  isLoopExport,
  isLoopFile,
} from './loop-export.ts'
import { isOwnArchive, namesIn, readTexts } from './zip-entry.ts'

/** The parts of a file that members see before anything is sent. */
export type OpenedTable = {
  source: 'table'
  columns: Column[]
  reading: Reading
  lines: number
  delimiter: string
  encoding: Encoding
}
export type OpenedHealth = {
  source: 'apple-health'
  counts: Record<HealthKind, number>
  /** The number of sleep records before they were joined into nights. */
  pieces: number
  firstDay: string | undefined
}
export type OpenedLoop = {
  source: 'loop-habits'
  habits: { id: string; name: string; days: number; isTimed: boolean }[]
  choices: HabitChoices
  firstDay: string | undefined
}
/** A file that we made, and that comes back by another way. */
export type OpenedOwn = { source: 'own'; what: 'archive' | 'nights' }
export type OpenedFile = OpenedTable | OpenedHealth | OpenedLoop | OpenedOwn

/** Which rows of a file are to be sent. */
export type Choice = { reading: Reading } | { kinds: readonly HealthKind[] } | { habits: HabitChoices }

export type Preview = { rows: Row[]; total: number; words: string[] }

/** More different words than anyone would go through. Such a column contains sentences. */
const maxWords = 40

/** A file in the worker's memory. The page requests only the parts it shows and the rows it sends. */
export type ImportSession = {
  opened: OpenedFile
  /** The first rows as they would be sent, the number of rows, and the words for limbs or moods. */
  preview: (choice: Choice, count: number) => Preview
  /** The next rows, as many as fit into one request. */
  take: (from: number, count: number) => Row[]
  /** Lines of the table as they are in the file, for rows that were sent. */
  linesOf: (rows: readonly number[]) => { line: number; cells: string[] }[]
}

export async function openFile(
  file: File,
  zone: string,
  report: (share: number) => void,
): Promise<ImportSession | undefined> {
  if (/\.zip$/i.test(file.name) && (await isOwnArchive(file))) return ownSession('archive')
  if (/\.zip$/i.test(file.name) && isLoopExport(await namesIn(file))) {
    const texts = await readTexts(file, isLoopFile, maxLoopBytes)
    return texts && loopSession(habitsIn(texts))
  }
  if (/\.(xml|zip)$/i.test(file.name)) {
    const health = await readHealth(file, report)
    if (!health) return undefined
    const pieces = health.records.filter(({ kind }) => kind === 'sleep').length
    return healthSession(healthRows(health.records, zone), pieces)
  }
  const table = await readTable(file)
  if (table && isOwnNights(table)) return ownSession('nights')
  return table && tableSession(table, zone)
}

const isOwnNights = ({ columns }: Table) =>
  ['Date of waking', 'Bedtime', 'Wake time'].every((name, at) => columns[at]?.name === name)

const ownSession = (what: OpenedOwn['what']): ImportSession => ({
  opened: { source: 'own', what },
  preview: () => ({ rows: [], total: 0, words: [] }),
  take: () => [],
  linesOf: () => [],
})

function healthSession(rows: HealthRows, pieces: number): ImportSession {
  let chosen: Row[] = []
  const days = Object.values(rows).flatMap((some) => some.flatMap((row) => ('date' in row && row.date) || []))
  return {
    opened: {
      source: 'apple-health',
      counts: { nights: rows.nights.length, sits: rows.sits.length, yoga: rows.yoga.length },
      pieces,
      firstDay: days.toSorted()[0],
    },
    preview: (choice, count) => {
      chosen = ('kinds' in choice ? choice.kinds : []).flatMap((kind) => rows[kind])
      return { rows: chosen.slice(0, count), total: chosen.length, words: [] }
    },
    take: (from, count) => fitting(chosen.slice(from, from + count)),
    linesOf: () => [],
  }
}

/** Twenty habits over twenty years have 4 MB. */
const maxLoopBytes = 64 * 1024 * 1024

function loopSession(habits: readonly Habit[]): ImportSession {
  let chosen: Row[] = []
  const days = habits.flatMap((habit) => habit.days)
  return {
    opened: {
      source: 'loop-habits',
      habits: habits.map((habit) => ({
        id: habit.id,
        name: habit.name,
        days: habit.days.length,
        isTimed: habit.days.every(({ minutes }) => minutes !== null),
      })),
      choices: guessChoices(habits),
      firstDay: days.map(({ date }) => date).toSorted()[0],
    },
    preview: (choice, count) => {
      chosen = 'habits' in choice ? habitRows(habits, choice.habits) : []
      return { rows: chosen.slice(0, count), total: chosen.length, words: [] }
    },
    take: (from, count) => fitting(chosen.slice(from, from + count)),
    linesOf: () => [],
  }
}

function tableSession({ lines, columns, delimiter, encoding }: Table, zone: string): ImportSession {
  let chosen: { line: number; row: Row }[] = []
  const reading = guessReading(columns)
  return {
    opened: {
      source: 'table',
      columns: columns.map((column) => ({ ...column, samples: shownSamples(column) })),
      reading: { ...reading, words: guessedWords(wordsIn(lines, reading), reading) },
      lines: lines.length,
      delimiter,
      encoding,
    },
    preview: (choice, count) => {
      if (!('reading' in choice)) return { rows: [], total: 0, words: [] }
      chosen = lines.flatMap((cells, line) => {
        const row = rowOf(cells, choice.reading, zone)
        return row ? { line, row } : []
      })
      const rows = chosen.slice(0, count).map(({ row }) => row)
      return { rows, total: chosen.length, words: wordsIn(lines, choice.reading) }
    },
    take: (from, count) => fitting(chosen.slice(from, from + count).map(({ row }) => row)),
    linesOf: (rows) =>
      rows.flatMap((row) => {
        const line = chosen[row]?.line
        return line === undefined ? [] : { line, cells: lines[line] ?? [] }
      }),
  }
}

/** The server accepts requests of 200 kB. This leaves room for the rest of the request. */
const maxBytes = 180_000
const encoder = new TextEncoder()

function fitting(rows: Row[]): Row[] {
  let bytes = 0
  const end = rows.findIndex((row) => {
    bytes += encoder.encode(JSON.stringify(row)).byteLength + 1
    return bytes > maxBytes
  })
  return end === -1 ? rows : rows.slice(0, Math.max(1, end))
}

function wordsIn(lines: readonly string[][], reading: Pick<Reading, 'columns'>): string[] {
  const words = new Set<string>()
  for (const cells of lines) {
    words.add(wordOf(cells, reading))
    if (words.size > maxWords) break
  }
  return [...words].slice(0, maxWords)
}

const guessedWords = (words: readonly string[], { kind }: Reading) =>
  Object.fromEntries(words.map((word) => [word, guessWord(kind, word)]))
