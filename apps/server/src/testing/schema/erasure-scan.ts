import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, expect, vi } from 'vitest'
import { sendErasureBegun } from '#features/account/erase/task.jobs.ts'
import { sendPasswordReset } from '#features/account/password/reset.jobs.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { personalFolder, personalFolderNames } from '#platform/personal-data/personal-folders.rules.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { createStorage } from '#platform/storage/create-storage.ts'
import { rowsHolding } from '#testing/every-row.ts'
import { insertOneOfEach } from './one-of-each.ts'
import { testApp } from '#testing/test-app.ts'

const person = {
  username: 'ashavari-of-the-pines',
  display_name: 'Ashavari Pinewood',
  email: 'Ashavari@example.org',
  phone: '+14155550100',
}

/** All rows of the queue, including waiting jobs. */
async function queueRows(db: Db): Promise<string[]> {
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

/** The service with a worker, and a member who has something in every table, folder and queue. */
export async function erasureScan({ clock }: { clock?: Clock } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'scanned-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const app = await testApp({ config: { STORAGE_URL: pathToFileURL(folder).href }, ...(clock && { clock }) })
  const { config, db } = app
  await app.startWorker()

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
  // Jobs that contain the member's id and their address.
  await inTransaction(db, async (tx) => {
    await enqueue(tx, sendErasureBegun, { userId: id, dueAt: new Date().toISOString() })
    const from = { ip: '', browser: null }
    await enqueue(tx, sendPasswordReset, { requestId: friend, email: person.email.toUpperCase(), from })
    // The jobs must not run before the member is erased.
    await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`.execute(tx)
  })

  const texts = [id, person.username, person.display_name, person.email, person.phone]
  const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const jobsNaming = async () =>
    (await queueRows(db)).filter((row) => texts.some((text) => row.toLowerCase().includes(text.toLowerCase())))

  return {
    ...app,
    friend,
    erased: { id, email: person.email },
    /** Checks that there is something to find, because otherwise the scan would prove nothing. */
    expectTraces: async () => {
      for (const text of texts) expect((await rowsHolding(db, text)).length, text).toBeGreaterThan(0)
      expect(files()).toHaveLength(personalFolderNames.length)
      expect((await jobsNaming()).join('\n')).toContain(id)
    },
    /**
     * Checks, after the last email was sent, that no table, file or job contains the member's id, names, email or
     * phone.
     */
    expectNoTrace: async () => {
      await app.mailbox.mailTo(person.email, 'Your account has been erased')
      await vi.waitFor(async () => expect(await jobsNaming()).toEqual([]), 60_000)
      for (const text of texts) expect(await rowsHolding(db, text), text).toEqual([])
      expect(files()).toEqual([])
    },
  }
}
