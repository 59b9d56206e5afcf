import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { describeSchema } from './describe-schema.ts'
import { describeTables } from './generate-tables.ts'

const db = await testDatabase()

test('the committed table types match the migrated schema', async () => {
  const committed = await readFile(new URL('generated/tables.ts', import.meta.url), 'utf8')
  expect(await describeTables(db)).toBe(committed)
})

test('the committed schema.sql matches the migrated schema', async () => {
  const committed = await readFile(new URL('../../../schema.sql', import.meta.url), 'utf8')
  expect(await describeSchema(db)).toBe(committed)
})

test('schema.sql shows columns, constraints, indexes and triggers of a table', async () => {
  const transaction = await db.startTransaction().execute()
  await sql`create table samples (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    size text not null check (size in ('small', 'large')),
    is_large boolean not null generated always as (size = 'large') stored,
    price numeric(10, 2)
  )`.execute(transaction)
  await sql`create index samples_by_user on samples (user_id desc) where price > 0`.execute(transaction)
  await sql`create trigger samples_same before update on samples
    for each row execute function suppress_redundant_updates_trigger()`.execute(transaction)
  const text = await describeSchema(transaction)
  await transaction.rollback().execute()

  expect(text).toContain(`create table samples (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  size text not null,
  is_large boolean not null generated always as (size = 'large'::text) stored,
  price numeric(10,2),
  constraint samples_pkey PRIMARY KEY (id),
  constraint samples_size_check CHECK (size in ('small', 'large')),
  constraint samples_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX samples_by_user ON samples USING btree (user_id DESC) WHERE (price > (0)::numeric);
CREATE TRIGGER samples_same BEFORE UPDATE ON samples FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger();
`)
})

test('a column becomes the type that the driver returns', async () => {
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

test('an unknown column type stops the generation', async () => {
  const transaction = await db.startTransaction().execute()
  await sql`create table samples (place point)`.execute(transaction)
  await expect(describeTables(transaction)).rejects.toThrow('samples.place has the type point')
  await transaction.rollback().execute()
})
