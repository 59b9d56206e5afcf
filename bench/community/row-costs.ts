import { withClient } from '../kit/loading.ts'
import { printTable } from '../kit/report.ts'
import type { Size } from '../kit/sizes.ts'

const tables = [
  'users',
  'practice_sessions',
  'followers',
  'follow_counts',
  'session_likes',
  'session_like_counts',
  'feeling_totals',
]

type Cost = { rows: number; heap: number; indexes: number }

/** What a row of each table takes on disk, its share of all indexes included. */
export async function printRowCosts(size: Size): Promise<void> {
  const rows = await withClient(size.url, async (client) => {
    const lines: string[][] = []
    for (const table of tables) {
      const { rows: found } = await client.query<Cost>(
        `select count(*)::float8 as rows, pg_table_size($1)::float8 as heap, pg_indexes_size($1)::float8 as indexes from ${table}`,
        [table],
      )
      const { rows: count = 0, heap = 0, indexes = 0 } = found[0] ?? {}
      lines.push([table, String(count), ...[heap, indexes, heap + indexes].map((bytes) => (bytes / count).toFixed(0))])
    }
    return lines
  })
  printTable([`bytes a row, ${size.sessions}`, 'rows', 'table', 'indexes', 'together'], rows)
}
