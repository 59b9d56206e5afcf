import { sql } from 'kysely'
import type { Db } from './database.ts'

type Line = { table: string; text: string }

const notOurs = sql`('kysely_migration', 'kysely_migration_lock')`

/** The text of schema.sql: extensions, functions, and each table with its constraints, indexes and triggers. */
export async function describeSchema(db: Db): Promise<string> {
  const [extensions, functions, columns, constraints, extras] = await Promise.all([
    readExtensions(db),
    readFunctions(db),
    readColumns(db),
    readConstraints(db),
    readIndexesAndTriggers(db),
  ])
  const tables = [...new Set(columns.map(({ table }) => table))].map((table) => {
    const inside = [...linesOf(columns, table), ...linesOf(constraints, table)].map((line) => `  ${line}`).join(',\n')
    return [`create table ${table} (\n${inside}\n);`, ...linesOf(extras, table).map((line) => `${line};`)].join('\n')
  })
  const head = '-- Written by `npm run db:types` from the migrated schema: change a migration, not this file.'
  return `${[head, ...extensions, ...functions, ...tables].join('\n\n')}\n`
}

const linesOf = (lines: readonly Line[], table: string): string[] =>
  lines.filter((line) => line.table === table).map(({ text }) => withPlainLists(text))

/** `in ('a', 'b')` instead of the catalogue's `= ANY (ARRAY['a'::text, 'b'::text])`. */
const withPlainLists = (text: string): string =>
  text.replaceAll(
    /= ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)/g,
    (_, list: string) => `in (${list.replaceAll(`'::text`, `'`)})`,
  )

async function readExtensions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select extname as name from pg_extension where extname <> 'plpgsql' order by extname collate "C"`.execute(db)
  return rows.map(({ name }) => `create extension ${name};`)
}

async function readFunctions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`.execute(db)
  return rows.map(({ text }) => `${text.trimEnd()};`)
}

async function readColumns(db: Db): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select c.relname as table, concat_ws(' ',
      quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end,
      case when a.attidentity <> '' then 'generated always as identity' end,
      case a.attgenerated
        when 's' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid, true) || ') stored'
        else 'default ' || pg_get_expr(d.adbin, d.adrelid, true)
      end
    ) as text
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname not in ${notOurs} and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`.execute(db)
  return rows
}

/** Leaves out `not null`, which newer servers list here too. */
async function readConstraints(db: Db): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select c.relname as table, 'constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid, true) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f', 'c', 'x')
      and c.relname not in ${notOurs}
    order by position(k.contype::text in 'puxcf'), k.conname collate "C"`.execute(db)
  return rows
}

/** Lists only the indexes that belong to no constraint above. */
async function readIndexesAndTriggers(db: Db): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select c.relname as table, replace(text, ' ON public.', ' ON ') as text
    from (
      select indrelid as relation, 1 as place, pg_get_indexdef(indexrelid) as text from pg_index i
      where not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
      union all
      select tgrelid, 2, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    ) found join pg_class c on c.oid = found.relation
    where c.relnamespace = 'public'::regnamespace and c.relname not in ${notOurs}
    order by place, text collate "C"`.execute(db)
  return rows
}
