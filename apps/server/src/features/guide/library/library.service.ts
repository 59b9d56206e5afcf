import { readArticles, textsOf } from '#features/journey/index.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { passagesOf } from './passages.rules.ts'
import { replacePassages } from './passages.repo.ts'

/** Updates the database from the handbook, articles and limbs. Running it again changes nothing. */
export async function publishPassages(db: Db): Promise<number> {
  const passages = passagesOf(await readArticles(), textsOf)
  await inTransaction(db, (tx) => replacePassages(tx, passages))
  return passages.length
}
