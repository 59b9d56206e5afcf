import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import type { BackupKind } from './rehearsals.repo.ts'

/** What `deploy/backup.sh` recorded with a backup. */
type Recorded = {
  takenAt: Date
  kind: BackupKind
  /** The statement that produced the hashes. */
  hashing: string
  tables: Map<string, { rows: number; hash: string }>
  files: { path: string; hash: string }[]
}

export type Comparison = Pick<Recorded, 'takenAt' | 'kind'> & {
  tables: number
  rows: number
  files: number
  /** One sentence for each table or file that differs. */
  differences: string[]
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

async function readRecorded(folder: string): Promise<Recorded> {
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const [takenAt, kind, hashing, rows, files] = await Promise.all(
    ['taken-at', 'kind', 'rows.sql', 'rows.tsv', 'files.sha256'].map(read),
  )
  return {
    takenAt: new Date((takenAt ?? '').trim()),
    kind: kind?.trim() === 'pgbackrest' ? 'pgbackrest' : 'dump',
    hashing: hashing ?? '',
    tables: new Map(
      linesOf(rows ?? '').map((line) => {
        const [table = '', count, hash = ''] = line.split('\t')
        return [table, { rows: Number(count), hash }]
      }),
    ),
    files: linesOf(files ?? '').map((line) => ({ hash: line.slice(0, 64), path: line.slice(66) })),
  }
}

/** Must be the same as in `deploy/backup.sh`, so that a row always has the same text. */
const asText =
  '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c bytea_output=hex -c extra_float_digits=1 -c jit=off'

async function compareRows(connectionString: string, { hashing, tables }: Recorded): Promise<string[]> {
  const client = new Client({ connectionString, options: asText, application_name: 'rehearsal' })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string; rows: string; hash: string }>(hashing)
    const restored = new Map(rows.map((row) => [row.table, row]))
    const unknown = [...restored.keys()].filter((name) => !tables.has(name)).map((name) => `${name} was not there`)
    return [...tables]
      .flatMap(([name, was]) => {
        const is = restored.get(name)
        if (!is) return `${name} is missing`
        if (Number(is.rows) !== was.rows) return `${name} has ${is.rows} rows, and had ${was.rows}`
        return is.hash === was.hash ? [] : `${name} has other rows`
      })
      .concat(unknown)
  } finally {
    await client.end()
  }
}

async function compareFiles(folder: string, { files }: Recorded): Promise<string[]> {
  const differences: string[] = []
  for (const { path, hash } of files) {
    const hasher = createHash('sha256')
    const problem = await pipeline(createReadStream(join(folder, path)), hasher).then(
      () => (hasher.digest('hex') === hash ? undefined : 'differs'),
      () => 'is missing',
    )
    if (problem) differences.push(`the file ${path} ${problem}`)
  }
  return differences
}

type RestoredBackup = { databaseUrl: string; files: string }

/** Compares the restored data with what was recorded when the backup was made, down to every row and byte. */
export async function compareBackup(folder: string, { databaseUrl, files }: RestoredBackup): Promise<Comparison> {
  const recorded = await readRecorded(folder)
  const differences = [...(await compareRows(databaseUrl, recorded)), ...(await compareFiles(files, recorded))]
  return {
    takenAt: recorded.takenAt,
    kind: recorded.kind,
    tables: recorded.tables.size,
    rows: [...recorded.tables.values()].reduce((sum, { rows }) => sum + rows, 0),
    files: recorded.files.length,
    differences,
  }
}
