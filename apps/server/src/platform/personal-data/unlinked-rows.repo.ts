import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { personalTables } from './personal-tables.ts'

type Person = { id: string; email: string | null; emailHashes: readonly Buffer[]; phone: string | null }

const isOf = {
  email: (column: string, { email }: Person) => sql`lower(${sql.ref(column)}) = lower(${email})`,
  'email hash': (column: string, { emailHashes }: Person) => sql`${sql.ref(column)} = any(${emailHashes})`,
  phone: (column: string, { phone }: Person) => sql`${sql.ref(column)} = ${phone}`,
  'leading id': (column: string, { id }: Person) => sql`starts_with(${sql.ref(column)}, ${id})`,
}

/** Deletes the rows about a member that no foreign key reaches, as listed in the registry. */
export async function deleteUnlinkedRows(tx: Db, person: Person): Promise<void> {
  for (const [table, entry] of Object.entries(personalTables)) {
    if ('impersonal' in entry) continue
    for (const [column, erasure] of Object.entries(entry.owners)) {
      if (typeof erasure === 'string') continue
      const { deleteBy } = erasure
      await sql`delete from ${sql.table(table)} where ${isOf[deleteBy](column, person)}`.execute(tx)
    }
  }
}
