import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Every row of our tables that contains this text in any column, as text. */
export async function rowsHolding(db: Db, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const searches = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} || ' ' || row::text as content
      from ${sql.table(name)} as row where row::text like ${`%${text}%`}`,
  )
  const { rows } = await sql<{ content: string }>`${sql.join(searches, sql` union all `)}`.execute(db)
  return rows.map(({ content }) => content).toSorted()
}
