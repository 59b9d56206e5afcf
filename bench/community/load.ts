import type { Client } from 'pg'
import { withoutIndexes } from '../kit/indexes.ts'
import { insertFeelingTotals, sessionColumns } from '../kit/ledger.ts'
import { copyInto, loadDatabase, timed } from '../kit/loading.ts'
import type { Size } from '../kit/sizes.ts'
import { followColumns, followCountColumns, followCountLines, followLines, graphOf } from './follows.ts'
import { likeColumns, likeCountColumns, likeCountLines, likeLines } from './likes.ts'
import { blockColumns, blockLines, muteColumns, muteLines, peopleColumns, peopleLines } from './people.ts'
import { sharedSessionLines } from './shared-sessions.ts'
import { communitySizes } from './size.ts'

type Filling = { table: string; columns: string; lines: Iterable<string> }

function fillingsOf(size: Size): Filling[] {
  const graph = graphOf(size)
  return [
    { table: 'users', columns: peopleColumns, lines: peopleLines(size) },
    { table: 'practice_sessions', columns: sessionColumns, lines: sharedSessionLines(size) },
    { table: 'session_likes', columns: likeColumns, lines: likeLines(size) },
    { table: 'session_like_counts', columns: likeCountColumns, lines: likeCountLines(size) },
    { table: 'followers', columns: followColumns, lines: followLines(graph) },
    { table: 'follow_counts', columns: followCountColumns, lines: followCountLines(graph) },
    { table: 'blocks', columns: blockColumns, lines: blockLines(size) },
    { table: 'mutes', columns: muteColumns, lines: muteLines(size) },
  ]
}

const fill = (size: Size) => async (client: Client) => {
  const fillings = fillingsOf(size)
  const tables = fillings.map(({ table }) => table)
  await timed('tables, indexes and constraints', () =>
    withoutIndexes(client, tables, async () => {
      for (const { table, columns, lines } of fillings) {
        await timed(table, () => copyInto(size.url, table, columns, lines))
      }
    }),
  )
  await timed('feeling_totals', () => client.query(insertFeelingTotals))
}

for (const size of communitySizes([100_000])) {
  await timed(`${size.sessions} sessions of ${size.members} members`, () => loadDatabase(size, fill(size)))
}
