import type { community, Reply } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { searchPeople } from './search.repo.ts'
import { canBeLike } from './search.rules.ts'

/** There is only one page: typing more narrows the search. */
export async function findPeople(db: Db, reader: string, text: string): Promise<Reply<typeof community.search>> {
  const items = await searchPeople(db, reader, { text, byLikeness: canBeLike(text) })
  return { items, nextCursor: null }
}
