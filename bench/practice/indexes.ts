import type { Client } from 'pg'

type Part = { table: string; name: string; definition: string }

/** What hangs on a table and costs time with every row: constraints of others on it, its own, and its indexes. */
const parts = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where $1::regclass in (conrelid, confrelid) and contype in ('f', 'p', 'u')
  order by contype <> 'f'`
const plainIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index left join pg_constraint on conindid = indexrelid and contype in ('p', 'u')
  where indrelid = $1::regclass and conindid is null`

/** Filling a bare table and sorting once is many times quicker than keeping every index at each row. */
export async function withoutIndexes(client: Client, table: string, fill: () => Promise<void>): Promise<void> {
  const constraints = (await client.query<Part>(parts, [table])).rows
  const indexes = (await client.query<Part>(plainIndexes, [table])).rows
  for (const { table: owner, name } of constraints) await client.query(`alter table ${owner} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await fill()
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const { definition } of indexes) await client.query(definition)
  for (const { table: owner, name, definition } of constraints.toReversed()) {
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`)
  }
}
