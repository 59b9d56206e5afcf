import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { testDatabase } from '#testing/database.ts'
import { callProvider } from './call-provider.ts'

const db = await testDatabase()
await sql`create table orders (client_id uuid primary key, id uuid not null, approval text)`.execute(db)

type Order = { id: string; approval: string | null }

async function saveOrder(tx: Db, clientId: string): Promise<{ row: Order; answer: string | null }> {
  const { rows } = await sql<Order>`insert into orders (client_id, id) values (${clientId}, ${randomUUID()})
    on conflict (client_id) do update set client_id = excluded.client_id returning id, approval`.execute(tx)
  const [row] = rows as [Order]
  return { row, answer: row.approval }
}

async function storeApproval(tx: Db, { id }: Order, approval: string): Promise<string> {
  const { rows } = await sql<{ approval: string }>`update orders set approval = coalesce(approval, ${approval})
    where id = ${id} returning approval`.execute(tx)
  return rows[0]?.approval ?? ''
}

/** Recognises a repetition by its key, as payment providers do. */
function createProvider() {
  const made = new Map<string, string>()
  const calls: string[] = []
  return {
    calls,
    made,
    approve: async (key: string) => {
      calls.push(key)
      if (!made.has(key)) made.set(key, `approval ${made.size + 1}`)
      return made.get(key) ?? ''
    },
  }
}

const order = (provider: ReturnType<typeof createProvider>, clientId: string, store = storeApproval) =>
  callProvider(db, {
    save: (tx) => saveOrder(tx, clientId),
    call: ({ id }) => provider.approve(id),
    store,
  })

const crash = async (): Promise<never> => {
  throw new Error('the process died')
}

test('the row is committed before the call, and no transaction is open during it', async () => {
  const clientId = randomUUID()
  const seen = await callProvider(db, {
    save: (tx) => saveOrder(tx, clientId),
    call: async ({ id }) => {
      const { rows } = await sql<{ orders: number; open: number }>`
        select (select count(*)::int from orders where id = ${id}) as orders,
          (select count(*)::int from pg_stat_activity
            where datname = current_database() and state like 'idle in transaction%') as open`.execute(db)
      return JSON.stringify(rows[0])
    },
    store: storeApproval,
  })
  expect(seen).toBe('{"orders":1,"open":0}')
})

test('after a crash between call and store, the next attempt gets the same answer, and the provider acts once', async () => {
  const provider = createProvider()
  const clientId = randomUUID()
  await expect(order(provider, clientId, crash)).rejects.toThrow('the process died')
  expect([...provider.made.values()]).toEqual(['approval 1'])

  expect(await order(provider, clientId)).toBe('approval 1')
  expect(await order(provider, clientId)).toBe('approval 1')
  expect(provider.calls).toHaveLength(2)
  expect(new Set(provider.calls).size).toBe(1)
  expect(provider.made.size).toBe(1)
})

test('after a crash before the call, the next attempt calls with the same id', async () => {
  const clientId = randomUUID()
  const died = callProvider(db, { save: (tx) => saveOrder(tx, clientId), call: crash, store: storeApproval })
  await expect(died).rejects.toThrow('the process died')
  const provider = createProvider()
  expect(await order(provider, clientId)).toBe('approval 1')
  const { rows } = await sql<Order>`select id from orders where client_id = ${clientId}`.execute(db)
  expect(rows.map(({ id }) => id)).toEqual(provider.calls)
})

test('simultaneous attempts all get the same answer, and the provider acts once', async () => {
  const provider = createProvider()
  const clientId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(provider, clientId)))
  expect(new Set(answers)).toEqual(new Set(['approval 1']))
  expect(provider.made.size).toBe(1)
})

test('within a transaction the provider is not called', async () => {
  const provider = createProvider()
  const within = inTransaction(db, (tx) =>
    callProvider(tx, {
      save: () => saveOrder(tx, randomUUID()),
      call: ({ id }) => provider.approve(id),
      store: storeApproval,
    }),
  )
  await expect(within).rejects.toThrow('in a transaction')
  expect(provider.calls).toEqual([])
})
