import { randomUUID as newId } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { rowsOf } from './rows-of-each.ts'

/** Adds a row of one member to every table, and gives that member a friend. */
export async function insertOneOfEach(db: Db): Promise<{ member: string; friend: string }> {
  const [member, friend] = [newId(), newId()]
  await inTransaction(db, async (tx) => {
    await tx.insertInto('users').values({ id: friend, username: 'bodhi', display_name: 'Bodhi' }).execute()
    for (const [table, row] of Object.entries(rowsOf(member, friend))) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(tx)
    }
  })
  return { member, friend }
}
