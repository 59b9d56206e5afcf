import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { addDueReminders, askForReminders, countOpenReminders } from '#testing/push/due-reminders.ts'
import { startPushStandIn } from '#testing/push/push-stand-in.ts'
import { testApp } from '#testing/test-app.ts'
import { killableWorker } from '#testing/processes/killable-worker.ts'
import { lateAfterMinutes } from './decide.rules.ts'

/** `npm run long -- reminders-minute` takes 100,000. */
const count = Number(process.env['DUE_MEMBERS'] ?? 250)
const addedAtOnce = 2_000
/** What a push service takes to answer. */
const afterMs = 100

const standIn = await startPushStandIn()
afterAll(standIn.close)
const { config, db } = await testApp({ config: standIn.settings })
const worker = killableWorker(config)

test(
  `${count} reminders that are due in one minute come once each, before they are too late`,
  { timeout: 60 * 60_000 },
  async () => {
    const cameAt = new Map<string, number[]>()
    standIn.behaviour.replyTo = (browser) => {
      cameAt.get(browser)?.push(performance.now())
      return { status: 200, afterMs }
    }
    for (let added = 0; added < count; added += addedAtOnce) {
      const browsers = await addDueReminders(db, standIn, Math.min(addedAtOnce, count - added))
      for (const browser of browsers) cameAt.set(browser, [])
    }
    // As autovacuum would by then: without statistics, PostgreSQL reads whole tables to find a member's browsers.
    await sql`analyze`.execute(db)
    await askForReminders(db)
    const started = performance.now()
    worker.start()
    const patience = { timeout: lateAfterMinutes * 60_000, interval: 500 }
    await vi.waitFor(async () => expect(await countOpenReminders(db)).toBe(0), patience)
    await worker.kill()
    const times = [...cameAt.values()]
    expect(times.filter(({ length }) => length !== 1)).toEqual([])
    const seconds = times.map(([at = 0]) => Math.round((at - started) / 1_000)).toSorted((one, other) => one - other)
    const after = (share: number) => `${seconds[Math.floor((count - 1) * share)]} s`
    process.stdout.write(`first after ${after(0)}, half after ${after(0.5)}, last after ${after(1)}\n`)
  },
)
