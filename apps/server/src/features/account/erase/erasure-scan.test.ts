import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { sendErasureBegun } from './task.jobs.ts'
import { personalFolder, personalFolderNames } from '#platform/personal-data/personal-folders.rules.ts'
import { inTransaction } from '#platform/db/database.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { createStorage } from '#platform/storage/create-storage.ts'
import { rowsHolding } from '#testing/every-row.ts'
import { insertOneOfEach } from '#testing/schema/one-of-each.ts'
import { testApp } from '#testing/test-app.ts'
import { sendPasswordReset } from '../password/reset.jobs.ts'
import { eraseDue } from './erase.jobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'scanned-'))
afterAll(() => rmSync(folder, { recursive: true }))
const app = await testApp({ config: { STORAGE_URL: pathToFileURL(folder).href } })
const { config, db, mailbox } = app
await app.startWorker()

const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

/** The rows of the queue, waiting jobs and all else it keeps. */
async function queueRows(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'graphile_worker'`.execute(db)
  const all: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(entry)::text as row from ${sql.id('graphile_worker', name)} as entry`.execute(db)
    all.push(...rows.map(({ row }) => row))
  }
  return all
}

/** One row in every table, a file in every folder, jobs that name the member by their id and by their address. */
async function fullMember() {
  const person = {
    username: 'ashavari-of-the-pines',
    display_name: 'Ashavari Pinewood',
    email: 'Ashavari@example.org',
    phone: '+14155550100',
  }
  const { member: id, friend } = await insertOneOfEach(db)
  await db.updateTable('users').set(person).where('id', '=', id).execute()
  await db.updateTable('waitlist_entries').set({ email: person.email.toLowerCase() }).execute()
  await db
    .updateTable('idempotency_keys')
    .set({ scope: `${id} practice.log` })
    .execute()
  const storage = await createStorage(config, {} as never)
  for (const name of personalFolderNames) {
    const content = (async function* () {
      yield Buffer.from(person.display_name)
    })()
    await storage.put(`${personalFolder(name, id)}a/file.bin`, content, 'application/octet-stream')
  }
  await inTransaction(db, async (tx) => {
    await enqueue(tx, sendErasureBegun, { userId: id, dueAt: new Date().toISOString() })
    const from = { ip: '', browser: null }
    await enqueue(tx, sendPasswordReset, { requestId: friend, email: person.email.toUpperCase(), from })
    // Not before the member is erased.
    await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`.execute(tx)
  })
  return { id, friend, texts: [id, person.username, person.display_name, person.email, person.phone] }
}

test('after erasing, no table, file or job holds the member’s id, names, email or phone', async () => {
  const { id, friend, texts } = await fullMember()
  for (const text of texts) expect((await rowsHolding(db, text)).length, text).toBeGreaterThan(0)
  expect(files()).toHaveLength(personalFolderNames.length)
  expect((await queueRows()).join('\n')).toContain(id)

  await db.updateTable('users').set({ erasure_due_at: new Date() }).where('id', '=', id).execute()
  await enqueue(db, eraseDue, {})
  await mailbox.mailTo('Ashavari@example.org', 'Your account has been erased')
  await vi.waitFor(async () => {
    expect(
      (await queueRows()).filter((row) => texts.some((text) => row.toLowerCase().includes(text.toLowerCase()))),
    ).toEqual([])
  }, 20_000)

  for (const text of texts) expect(await rowsHolding(db, text), text).toEqual([])
  expect(files()).toEqual([])
  expect(mailbox.mails).toHaveLength(1)
  expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: friend }])
  expect(await db.selectFrom('payment_ledger').select('amount_cents').execute()).toEqual([{ amount_cents: 600 }])
})
