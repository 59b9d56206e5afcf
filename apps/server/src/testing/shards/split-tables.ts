import { Client } from 'pg'
import { homes } from './homes.ts'

export const parts = 16

/** A table, the column that its rows are split by, and what that column names. */
type Split = { table: string; column: string; kind: 'member' | 'room' }

export const splits = new Map(
  [...homes].flatMap(([table, home]): [string, Split][] => {
    if (typeof home === 'string') return []
    const [kind, column] = 'member' in home ? (['member', home.member] as const) : (['room', home.room] as const)
    return [[table, { table, column, kind }]]
  }),
)

type Key = {
  table: string
  name: string
  definition: string
  columns: string[]
  isPrimary: boolean
  isUnique: boolean
  isConstraint: boolean
}
type Reference = { table: string; definition: string; columns: string[]; target: string; targetColumns: string[] }
type Defined = { name: string; definition: string }

/**
 * Splits the tables of a new database, as many servers would. Returns the unique keys that can't hold there, because no
 * server could check them alone.
 */
export async function splitTables(connectionString: string): Promise<string[]> {
  const client = new Client({ connectionString })
  await client.connect()
  const rowsOf = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows
  try {
    const keys = (await rowsOf<Key>(keysOfAll)).filter(({ table }) => splits.has(table))
    const references = (await rowsOf<Reference>(referencesOfAll)).filter(holds)
    const triggers = await rowsOf<Defined>(triggersOfAll)
    const views = await rowsOf<Defined>(viewsOfAll)
    await client.query(
      views
        .map(({ name }) => `drop view ${name}`)
        .toReversed()
        .join(';'),
    )
    await client.query(noticeOfInsert)
    // Each in a transaction of its own: together they would need more locks than PostgreSQL has room for.
    for (const split of splits.values()) {
      const own = keys.filter(({ table }) => table === split.table)
      const ownTriggers = triggers.filter(({ name }) => name === split.table)
      await client.query(
        [...splitting(split), ...own.map(keyOf), ...ownTriggers.map((one) => one.definition)].join(';'),
      )
    }
    for (const { table, definition } of references) await client.query(`alter table ${table} add ${definition}`)
    await client.query(views.map(({ name, definition }) => `create view ${name} as ${definition}`).join(''))
    return keys.filter(isLost).map(({ table, definition }) => `${table} ${columnsIn(definition)}`)
  } finally {
    await client.end()
  }
}

const keysOfAll = `select indrelid::regclass::text as table, relname as name,
    pg_get_indexdef(indexrelid) as definition, indisprimary as "isPrimary", indisunique as "isUnique",
    exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u')) as "isConstraint",
    array(select coalesce((select attname from pg_attribute where attrelid = indrelid and attnum = position), '')
      from unnest(indkey::int2[]) as position)::text[] as columns
  from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace`

const namesOf = (numbers: string, table: string) => `array(select attname from unnest(${numbers}) with ordinality as key
  (number, place) join pg_attribute on attrelid = ${table} and attnum = number order by place)::text[]`

const referencesOfAll = `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition,
    ${namesOf('conkey', 'conrelid')} as columns, confrelid::regclass::text as target,
    ${namesOf('confkey', 'confrelid')} as "targetColumns"
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

const triggersOfAll = `select tgrelid::regclass::text as name, pg_get_triggerdef(oid) as definition
  from pg_trigger where not tgisinternal`

const viewsOfAll = `select oid::regclass::text as name, pg_get_viewdef(oid) as definition
  from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace order by oid`

/** The plan of an insert doesn't say which part got the row. */
const noticeOfInsert = `create function notice_insert() returns trigger language plpgsql as
  $$ begin raise notice 'inserted into %', tg_table_name; return null; end $$`

function splitting({ table, column }: Split): string[] {
  return [
    `alter table ${table} rename to whole`,
    // The default of the copy refers to the sequence.
    ...(table === 'direct_messages' ? ['alter sequence direct_messages_sequence owned by none'] : []),
    `create table ${table} (like whole including defaults including generated including identity including constraints)
      partition by hash (${column})`,
    'drop table whole cascade',
    plainly(table),
    ...Array.from(
      { length: parts },
      (_, part) =>
        `create table ${table}_p${part} partition of ${table} for values with (modulus ${parts}, remainder ${part})`,
    ),
    `create trigger notice_insert after insert on ${table} for each row execute function notice_insert()`,
  ]
}

/** Without room for long values, making the tables takes half of the time. */
const plainly = (table: string) => `do $$ declare name text; begin
  for name in select attname from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and attlen = -1 loop
    execute format('alter table ${table} alter column %I set storage plain', name);
  end loop; end $$`

const columnOf = (table: string) => splits.get(table)?.column ?? ''

const isLost = ({ table, columns, isUnique }: Key) => isUnique && !columns.includes(columnOf(table))

const columnsIn = (definition: string) => definition.slice(definition.indexOf('('))

/** Indexes that help to find rows within a part aren't needed for a few rows. */
function keyOf(key: Key): string {
  const { table, name, definition, columns, isPrimary, isConstraint } = key
  if (isLost(key)) return definition.replace('UNIQUE ', '').replace('NULLS NOT DISTINCT', '')
  if (isConstraint)
    return `alter table ${table} add constraint ${name} ${isPrimary ? 'primary key' : 'unique'}
      ${definition.includes('NULLS NOT DISTINCT') ? 'nulls not distinct' : ''} (${columns.join()})`
  return key.isUnique || columns[0] === columnOf(table) ? definition : ''
}

/**
 * True for a reference within a part, or to a table that every server has. Those to the member itself hold too; without
 * them, the tables are made in half of the time, and no request here deletes a member.
 */
function holds({ table, columns, target, targetColumns }: Reference): boolean {
  const [from, to] = [splits.get(table), splits.get(target)]
  if (!from) return false
  if (!to) return homes.get(target) === 'copied'
  return (
    target !== 'users' && from.kind === to.kind && columns.indexOf(from.column) === targetColumns.indexOf(to.column)
  )
}
