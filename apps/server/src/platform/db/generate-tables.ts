import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { createDb, createPool, type Db } from './database.ts'
import { describeSchema } from './describe-schema.ts'

type Column = {
  table: string
  name: string
  type: string
  nullable: boolean
  has_default: boolean
  is_computed: boolean
  checks: string[]
}

const maxLineLength = 120

const typescriptTypes: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  tsvector: 'string',
  'text[]': 'string[]',
  'uuid[]': 'string[]',
  smallint: 'number',
  integer: 'number',
  'double precision': 'number',
  // The driver returns these two as text, because a number cannot hold every value.
  bigint: 'string',
  numeric: 'string',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  date: 'string',
  'time without time zone': 'string',
  inet: 'string',
  jsonb: 'unknown',
  bytea: 'Buffer',
}

/** The text of generated/tables.ts for the schema that `db` is connected to. */
export async function describeTables(db: Db): Promise<string> {
  const tables = Map.groupBy(await readColumns(db), ({ table }) => table)
  const types = [...tables].map(
    ([table, columns]) => `export type ${typeName(table)} = {\n${columns.map(describeColumn).join('\n')}\n}\n`,
  )
  const all = `export type Tables = {\n${[...tables.keys()].map((table) => `  ${table}: ${typeName(table)}`).join('\n')}\n}\n`
  return [
    '// Written by `npm run db:types` from the migrated schema: change a migration, not this file.\n' +
      "import type { Generated, GeneratedAlways } from 'kysely'\n",
    ...types,
    all,
  ].join('\n')
}

async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      not a.attnotnull as nullable, a.atthasdef as has_default, a.attgenerated <> '' as is_computed,
      array(
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        order by k.conname
      ) as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname not in ('kysely_migration', 'kysely_migration_lock') and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`.execute(db)
  return rows
}

const typeName = (table: string) => table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

function describeColumn(column: Column): string {
  const literals = column.checks.flatMap(literalsAllowedBy)
  const options = literals.length > 0 && column.type === 'text' ? literals : [typeOf(column, literals)]
  if (column.nullable) options.push('null')
  const union = options.join(' | ')
  const line = `  ${column.name}: ${wrapped(column, union)}`
  if (line.length <= maxLineLength) return line
  // Breaks a long union in the same way as the formatter, so that it leaves this file unchanged.
  return wrapped(column, union) === union
    ? `  ${column.name}:\n${options.map((option) => `    | ${option}`).join('\n')}`
    : `  ${column.name}: ${wrapped(column, `\n    ${union}\n  `)}`
}

function typeOf({ table, name, type }: Column, literals: string[]): string {
  if (type === 'text[]' && literals.length > 0) return `(${literals.join(' | ')})[]`
  const typescriptType = typescriptTypes[type]
  if (!typescriptType) throw new Error(`${table}.${name} has the type ${type}, which typescriptTypes does not know yet`)
  return typescriptType
}

function wrapped({ is_computed, has_default }: Column, type: string): string {
  if (is_computed) return `GeneratedAlways<${type}>`
  return has_default ? `Generated<${type}>` : type
}

/** Parses `check (col in ('a', 'b'))` and, for lists, `check (col <@ array['a', 'b'])` in the catalogue's spelling. */
function literalsAllowedBy(check: string): string[] {
  const list = /^CHECK \(\(\w+ (?:= ANY \(|<@ )ARRAY\[(.*)\]\)?\)\)$/.exec(check)?.[1]
  return [...(list ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map(([, literal = '']) => `'${literal}'`)
}

const fail = (error: Error): never => {
  throw error
}

async function main() {
  const connectionString = process.env['DATABASE_URL']
  if (!connectionString) throw new Error('Set DATABASE_URL to a migrated database.')
  const db = createDb(createPool({ connectionString, poolSize: 1, name: 'db-types', onError: fail }))
  await writeFile(new URL('generated/tables.ts', import.meta.url), await describeTables(db))
  await writeFile(new URL('../../../schema.sql', import.meta.url), await describeSchema(db))
  await db.destroy()
}

if (process.argv[1] === import.meta.filename) await main()
