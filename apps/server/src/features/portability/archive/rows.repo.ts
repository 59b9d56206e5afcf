import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { personalTables, wayIn } from '#platform/personal-data/personal-tables.ts'

export type ArchivedTable = {
  table: string
  owners: readonly string[]
  deletedBy: Readonly<Record<string, string>>
  omit: readonly string[]
  also: readonly (readonly [field: string, query: string])[]
  /** If set, no other fields. */
  only?: readonly string[]
}

/** The tables in the archive, according to the registry of personal data. */
export const archivedTables: ArchivedTable[] = Object.entries(personalTables).flatMap(([table, entry]) =>
  'impersonal' in entry || 'none' in entry.archive
    ? []
    : [
        {
          table,
          owners: entry.archive.of,
          deletedBy: entry.archive.deletedBy ?? {},
          omit: Object.keys(entry.archive.omit ?? {}),
          also: Object.entries(entry.archive.also ?? {}),
        },
      ],
)

/** True for the ways into an account: its sessions, keys, tokens and linked accounts. */
function isWayIn(table: string): boolean {
  const entry = personalTables[table as keyof typeof personalTables]
  if ('impersonal' in entry || 'none' in entry.archive) return false
  return 'notRestored' in entry.archive && entry.archive.notRestored === wayIn.notRestored
}

/** Ways to sign in, the security log, chats and messages: not for the archive that an access token makes. */
export const heldBackFromTokens: readonly string[] = archivedTables
  .map(({ table }) => table)
  .filter((table) => isWayIn(table) || /security|chat|message|conversation|letter/.test(table))

/**
 * The values are written into the query, because a cursor takes no parameters. They are our own ids and columns, never
 * user input.
 */
const ownedBy = ({ owners, deletedBy }: Pick<ArchivedTable, 'owners' | 'deletedBy'>, userId: string) =>
  sql.join(
    owners.map((column) => {
      if (column === 'email') {
        return sql`lower(archived.email) = (select lower(email) from users where id = ${sql.lit(userId)}::uuid)`
      }
      const deleted = deletedBy[column]
      const isKept = deleted ? sql`and not ${sql.ref(`archived.${deleted}`)}` : sql``
      return sql`(${sql.ref(`archived.${column}`)} = ${sql.lit(userId)}::uuid ${isKept})`
    }),
    sql` or `,
  )

const rowsAtOnce = 500
const cursorOf = (table: string) => sql.id(`archive_${table}`)

/**
 * Runs `work` with all of a member's rows as they were at one moment. The cursors outlive their transaction, so that a
 * slow storage doesn't keep a transaction open. Nothing else may use `connection` meanwhile.
 */
export const withRows = <T>(
  db: Db,
  userId: string,
  tables: readonly ArchivedTable[],
  work: (rows: { total: number; read: (table: string) => AsyncIterable<string[]> }) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    let total = 0
    await sql`begin isolation level repeatable read read only`.execute(connection)
    try {
      for (const { table, owners, deletedBy, omit, also, only } of tables) {
        const owned = ownedBy({ owners, deletedBy }, userId)
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from ${sql.table(table)} as archived where ${owned}`.execute(connection)
        total += rows[0]?.count ?? 0
        const left = sql.join(omit.map((column) => sql.lit(column)))
        const extras = sql.join(also.map(([field, query]) => sql`${sql.lit(field)}, (${sql.raw(query)})`))
        const whole = sql`to_jsonb(archived) - array[${left}]::text[] || jsonb_build_object(${extras})`
        const text = only ? fieldsOf(whole, only) : sql`(${whole})::text`
        await sql`declare ${cursorOf(table)} scroll cursor with hold for
          select ${text} as line from ${sql.table(table)} as archived where ${owned} order by 1`.execute(connection)
      }
      await sql`commit`.execute(connection)
      return await work({ total, read: (table) => fetched(connection, table) })
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {})
      throw error
    } finally {
      await sql`close all`.execute(connection).catch(() => {})
    }
  })

const fieldsOf = (whole: RawBuilder<unknown>, names: readonly string[]) => sql`(
  select jsonb_object_agg(key, value) from jsonb_each(${whole}) where key in (${sql.join(names.map((name) => sql.lit(name)))}))::text`

/** How many rows a member has in each of these tables. */
export async function countOwnRows(
  db: Db,
  userId: string,
  tables: readonly ArchivedTable[],
): Promise<Record<string, number>> {
  const counts = tables.map(
    (owned) => sql`select ${sql.lit(owned.table)} as name, count(*)::int as count
      from ${sql.table(owned.table)} as archived where ${ownedBy(owned, userId)}`,
  )
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** From the first row, also when a table is read again. */
async function* fetched(connection: Db, table: string): AsyncIterable<string[]> {
  await sql`move absolute 0 in ${cursorOf(table)}`.execute(connection)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from ${cursorOf(table)}`.execute(
      connection,
    )
    if (rows.length === 0) return
    yield rows.map(({ line }) => line)
  }
}
