import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { insertOneOfEach } from '#testing/schema/one-of-each.ts'
import { personalTables } from './personal-tables.ts'

type Entry = {
  table: string
  owners: Record<string, string | object>
  archive: { of: string[]; omit?: Record<string, string> } | { none: string }
  keepReason?: string
}

const db = await testDatabase()
const entries: Entry[] = Object.entries(personalTables).flatMap(([table, entry]) =>
  'impersonal' in entry ? [] : [{ table, ...(entry as Omit<Entry, 'table'>) }],
)

const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and c.relname not like 'kysely\\_%'`.execute(db)

const columnsOf = (table: string) => columns.filter((column) => column.table === table)

/** Columns of the real schema that point at a member, and what the database does when that member is deleted. */
const { rows: references } = await sql<{ owner: string; erasure: string }>`
  select k.conrelid::regclass || '.' || a.attname as owner,
    case k.confdeltype when 'c' then 'cascade' when 'n' then 'anonymise' else 'undecided' end as erasure
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
  where k.contype = 'f' and k.confrelid = 'users'::regclass`.execute(db)

test('every table in the schema has an entry, and every entry has a table', () => {
  expect(Object.keys(personalTables).toSorted()).toEqual([...new Set(columns.map(({ table }) => table))].toSorted())
})

test('every column that refers to a member is listed as an owner, and erased as its foreign key says', () => {
  expect(references.length).toBeGreaterThan(40)
  const registered = new Map(
    entries.flatMap(({ table, owners }) =>
      Object.entries(owners).map(([column, erasure]) => [`${table}.${column}`, erasure]),
    ),
  )
  expect(references.filter(({ owner, erasure }) => registered.get(owner) !== erasure)).toEqual([])
})

test('a table without members has no column that names one', () => {
  const personal = new Set(entries.map(({ table }) => table))
  const naming = columns.filter(
    ({ table, column, type }) =>
      !personal.has(table) &&
      (/email|phone/.test(column) || (type === 'uuid' && /user_id|_by$|(er|ed)_id$/.test(column))),
  )
  expect(naming).toEqual([])
})

describe.each(entries)('$table', ({ table, owners, archive, keepReason }) => {
  const omitted = 'of' in archive ? (archive.omit ?? {}) : {}

  test('names columns that exist', () => {
    const named = [...Object.keys(owners), ...('of' in archive ? archive.of : []), ...Object.keys(omitted)]
    expect(named.filter((name) => !columnsOf(table).some(({ column }) => column === name))).toEqual([])
  })

  test('is only in the archives of its owners, without secrets', () => {
    if ('none' in archive) return expect(archive.none).not.toBe('')
    expect(archive.of.filter((column) => !(column in owners))).toEqual([])
    const secrets = columnsOf(table).filter(
      ({ column, type }) => type === 'bytea' || /password|token|secret/.test(column),
    )
    expect(secrets.filter(({ column }) => !omitted[column])).toEqual([])
  })

  test('gives a reason for each row that stays', () => {
    expect(Boolean(keepReason)).toBe(Object.values(owners).includes('anonymise'))
  })
})

test("owners find a member's rows, and no other column holds their id", async () => {
  const { member } = await insertOneOfEach(db)
  const byId = entries.filter(({ owners }) => Object.values(owners).every((erasure) => typeof erasure === 'string'))
  for (const { table, owners } of byId) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} as found where to_jsonb(found)::text like ${`%${member}%`}`.execute(db)
    const holding = rows.flatMap((row) => Object.keys(row).filter((column) => row[column] === member))
    expect(
      holding.filter((column) => !(column in owners)),
      table,
    ).toEqual([])
    expect(holding.length, table).toBeGreaterThan(0)
  }
})
