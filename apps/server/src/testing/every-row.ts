import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Every row of every table of ours that holds this text somewhere, as text. */
export async function rowsHolding(db: Db, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ content: string }>`
        select row::text as content from ${sql.table(name)} as row where row::text like ${`%${text}%`}`.execute(db)
      return rows.map(({ content }) => `${name} ${content}`)
    }),
  )
  return found.flat().toSorted()
}
