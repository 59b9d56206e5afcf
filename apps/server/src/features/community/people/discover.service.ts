import type { community, Reply } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { hasOthers, listCandidates, maxDiscovered, sources } from './discover.repo.ts'
import { mix } from './discover.rules.ts'

/** There is only one page: following some of these people brings new suggestions. */
export async function discoverPeople(db: Db, reader: string): Promise<Reply<typeof community.discover>> {
  const candidates = await listCandidates(db, reader)
  const bySource = sources.map((wanted) => candidates.filter(({ source }) => source === wanted))
  const items = mix(bySource, maxDiscovered)
  const isAlone = items.length === 0 && !(await hasOthers(db, reader))
  return { items, nextCursor: null, ...(isAlone && { isAlone }) }
}
