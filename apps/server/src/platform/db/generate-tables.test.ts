import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { describeTables } from './generate-tables.ts'

const db = await testDatabase()

test('the committed table types are those of the migrated schema', async () => {
  const committed = await readFile(new URL('generated/tables.ts', import.meta.url), 'utf8')
  expect(await describeTables(db)).toBe(committed)
})

test('a column becomes the type that the driver hands over', async () => {
  const transaction = await db.startTransaction().execute()
  await sql`create table samples (
    id uuid primary key,
    counted bigint,
    price numeric(10, 2) not null default 0,
    size text not null check (size in ('small', 'large')),
    colours text[] not null default '{}' check (colours <@ array['red', 'blue']),
    is_large boolean not null generated always as (size = 'large') stored,
    seen_on date not null,
    seen_at timestamptz,
    seal bytea not null,
    extra jsonb not null
  )`.execute(transaction)
  const text = await describeTables(transaction)
  await transaction.rollback().execute()

  expect(text).toContain(`export type Samples = {
  id: string
  counted: string | null
  price: Generated<string>
  size: 'small' | 'large'
  colours: Generated<('red' | 'blue')[]>
  is_large: GeneratedAlways<boolean>
  seen_on: string
  seen_at: Date | null
  seal: Buffer
  extra: unknown
}`)
  expect(text).toContain('  samples: Samples\n')
})

test('a type nobody decided about stops the generation', async () => {
  const transaction = await db.startTransaction().execute()
  await sql`create table samples (place point)`.execute(transaction)
  await expect(describeTables(transaction)).rejects.toThrow('samples.place has the type point')
  await transaction.rollback().execute()
})
