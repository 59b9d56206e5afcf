import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import pg from 'pg'
import { standInSettings, startPaypalStandIn } from '../../../apps/server/src/testing/paypal/paypal-stand-in.ts'
import { baseUrl, environment, root, untilReady } from '../service.ts'

/** An API on the database of all journeys, connected to a stand-in for PayPal that runs in this process. */
export function useGivingService() {
  const port = Number(new URL(baseUrl).port) + 60
  const address = `http://localhost:${port}`
  const shared = environment()
  let paypal: Awaited<ReturnType<typeof startPaypalStandIn>>
  let api: ChildProcess
  let delivered = 0

  test.beforeAll(async () => {
    paypal = await startPaypalStandIn({ now: () => new Date() })
    // Stand-ins aren't allowed in production.
    const env = { ...shared, ...standInSettings(paypal), NODE_ENV: 'test', PORT: String(port), PUBLIC_URL: address }
    await promisify(execFile)(process.execPath, ['apps/server/src/cli.ts', 'giving', 'sync'], { cwd: root, env })
    api = spawn(process.execPath, ['apps/server/src/api.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await untilReady(address)
  })

  test.afterAll(async () => {
    const ended = once(api, 'exit')
    api.kill('SIGTERM')
    await ended
    paypal.close()
  })

  return {
    address,
    books: () => paypal.books,
    /** Delivers PayPal's messages since the last call. Returns the statuses of our replies. */
    deliverAll: async (): Promise<number[]> => {
      const statuses: number[] = []
      const { messages } = paypal.books
      for (; delivered < messages.length; delivered++) {
        const message = messages[delivered]
        if (message) statuses.push(await paypal.deliver(address, message))
      }
      return statuses
    },
    /** While `work` runs, our database refuses payments of this amount. */
    refusing: async (cents: number, work: () => Promise<void>): Promise<void> => {
      const client = new pg.Client(shared.DATABASE_URL)
      await client.connect()
      await client.query(`create or replace function refuse_payment() returns trigger language plpgsql
        as $$ begin raise exception 'refused by a journey'; end $$`)
      await client.query(`create or replace trigger refuse_payment before insert on payment_ledger for each row
        when (new.amount_cents = ${cents}) execute function refuse_payment()`)
      try {
        await work()
      } finally {
        await client.query('drop function refuse_payment cascade')
        await client.end()
      }
    },
  }
}
