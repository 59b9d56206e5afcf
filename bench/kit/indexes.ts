import type { Client } from 'pg'

type Part = { table: string; name: string; definition: string }

/** What slows down every insert: foreign keys from and to the tables, and their indexes. */
const parts = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[])) and contype in ('f', 'p', 'u')
  order by contype <> 'f'`
const plainIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index left join pg_constraint on conindid = indexrelid and contype in ('p', 'u')
  where indrelid = any ($1::regclass[]) and conindid is null`

/** Filling bare tables and building the indexes afterwards is many times quicker. */
export async function withoutIndexes(client: Client, tables: string[], fill: () => Promise<void>): Promise<void> {
  const constraints = (await client.query<Part>(parts, [tables])).rows
  const indexes = (await client.query<Part>(plainIndexes, [tables])).rows
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await fill()
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, definition } of constraints.toReversed()) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}
