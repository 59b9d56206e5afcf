import type { Client } from 'pg'
import { withoutIndexes } from '../kit/indexes.ts'
import { sessionColumns } from '../kit/ledger.ts'
import { copyInto, loadDatabase, timed } from '../kit/loading.ts'
import type { Size } from '../kit/sizes.ts'
import { historyLines } from './histories.ts'
import { fillJourney, insertMembers, insertTotals } from './journey-state.ts'
import { practiceSizes } from './size.ts'

const fill = (size: Size) => async (client: Client) => {
  await timed('members', () => client.query(insertMembers, [size.members]))
  await withoutIndexes(client, ['practice_sessions'], () =>
    timed('sessions', () => copyInto(size.url, 'practice_sessions', sessionColumns, historyLines(size))),
  )
  await timed('vacuum', () => client.query('vacuum (analyze) practice_sessions'))
  for (const [at, statement] of insertTotals.entries()) await timed(`totals ${at + 1}`, () => client.query(statement))
  await timed('journey', () => fillJourney(client, size))
}

for (const size of practiceSizes([100_000])) {
  await timed(`${size.sessions} sessions of ${size.members} members, and one long history`, () =>
    loadDatabase(size, fill(size)),
  )
}
