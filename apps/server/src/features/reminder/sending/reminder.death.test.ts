import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { addDueReminders, askForReminders, countOpenReminders } from '#testing/push/due-reminders.ts'
import { startPushStandIn } from '#testing/push/push-stand-in.ts'
import { testApp } from '#testing/test-app.ts'
import { killableWorker } from '#testing/processes/killable-worker.ts'

/** `npm run long -- reminders-faults` kills it 50 times. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 3)
/** A job sends this many at once. */
const sentAtOnce = 100
/** After a death, the job that was cut off may run again beside the one that the test adds and that of the minute. */
const jobsAtOnce = 3
/** More than these jobs take, so that some reminders are waiting while the first are being sent. */
const membersEach = 350

/** Only ends a hang: on a starved machine a worker takes minutes to start. */
const mostMs = 10 * 60_000

const standIn = await startPushStandIn()
afterAll(standIn.close)
const { config, db } = await testApp({ config: standIn.settings })
const worker = killableWorker(config)

/** As if a minute had passed since the worker died. */
const endLeases = () => sql`update reminder_notices set try_at = now() where try_at > now()`.execute(db)

test(
  `a worker is killed ${rounds} times between claim, send and mark: every reminder comes, and is shown once`,
  { timeout: rounds * mostMs },
  async () => {
    worker.start()
    for (let round = 0; round < rounds; round++) {
      const browsers = await addDueReminders(db, standIn, membersEach)
      const requests = new Map<string, number>()
      const reached = Promise.withResolvers<void>()
      // Killed at another point of the first batch in each round: some are claimed, some sent, some marked.
      const killAt = 1 + ((round * 37) % sentAtOnce)
      standIn.behaviour.replyTo = (browser) => {
        requests.set(browser, (requests.get(browser) ?? 0) + 1)
        if (requests.size === killAt) reached.resolve()
        return { status: 201 }
      }
      await askForReminders(db)
      await reached.promise
      await worker.kill()
      await endLeases()
      await askForReminders(db)
      worker.start()
      await vi.waitFor(async () => expect(await countOpenReminders(db)).toBe(0), { timeout: mostMs, interval: 200 })
      expect(browsers.filter((browser) => !requests.has(browser))).toEqual([])
      const twice = [...requests.values()].filter((count) => count > 1)
      expect(Math.max(0, ...twice)).toBeLessThanOrEqual(2)
      expect(twice.length).toBeLessThanOrEqual(jobsAtOnce * sentAtOnce)
    }
    // A browser shows only the latest message with a tag, and a push service keeps only the latest of a topic.
    expect(
      new Set(standIn.delivered.map(({ message, headers }) => `${message.tag} ${String(headers['topic'])}`)),
    ).toEqual(new Set(['reminder reminder']))
  },
)
