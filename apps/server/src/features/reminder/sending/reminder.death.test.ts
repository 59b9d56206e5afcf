import { randomUUID as newId } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { startPushStandIn } from '#testing/push/push-stand-in.ts'
import { testApp } from '#testing/test-app.ts'
import { killableWorker } from '#testing/workers/killable-worker.ts'

/** `npm run long -- reminders-faults` kills it 50 times. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 3)
/** More than one batch, so that some reminders are waiting while the first are being sent. */
const membersEach = 45
/** A worker sends this many at once. */
const sentAtOnce = 20

const standIn = await startPushStandIn()
afterAll(standIn.close)
const { config, db } = await testApp({ config: standIn.settings })
const worker = killableWorker(config)

/** Members with a reminder that is due now. */
async function addMembers(): Promise<string[]> {
  const rows = Array.from({ length: membersEach }, () => {
    const { browser, endpoint, keys } = standIn.subscribe()
    const id = newId()
    return { id, name: `m${id.replaceAll('-', '')}`, browser, endpoint, ...keys }
  })
  const from = sql`from json_to_recordset(${JSON.stringify(rows)}) as row
    (id uuid, name text, endpoint text, p256dh text, auth text)`
  await sql`insert into users (id, username, display_name) select id, name, 'Asha' ${from}`.execute(db)
  await sql`insert into login_sessions (user_id, id, expires_at) select id, id, '2100-01-01' ${from}`.execute(db)
  await sql`insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    select id, id, endpoint, p256dh, auth ${from}`.execute(db)
  await sql`insert into reminder_settings (user_id) select id ${from}`.execute(db)
  await sql`insert into reminders (user_id, id, time, days, next_at, next_date)
    select id, id, '06:20', array['monday'], date_trunc('minute', now()), current_date ${from}`.execute(db)
  return rows.map(({ browser }) => browser)
}

const askForJob = () => sql`select graphile_worker.add_job('reminder.remind', '{}'::json)`.execute(db)
const listOpen = async () => {
  const { rows } = await sql<{ id: string }>`
    select id from reminders where next_at <= now()
    union all select id from reminder_notices where try_at is not null or pending <> '{}'`.execute(db)
  return rows.map(({ id }) => id)
}

/** As if a minute had passed since the worker died. */
const endLeases = () => sql`update reminder_notices set try_at = now() where try_at > now()`.execute(db)

test(
  `a worker is killed ${rounds} times between claim, send and mark: every reminder comes, and is shown once`,
  { timeout: rounds * 120_000 },
  async () => {
    for (let round = 0; round < rounds; round++) {
      const browsers = await addMembers()
      const requests = new Map<string, number>()
      const reached = Promise.withResolvers<void>()
      // Killed at another point of the first batch in each round: some are claimed, some sent, some marked.
      const killAt = 1 + ((round * 7) % 20)
      standIn.behaviour.replyTo = (browser) => {
        requests.set(browser, (requests.get(browser) ?? 0) + 1)
        if (requests.size === killAt) reached.resolve()
        return { status: 201 }
      }
      await askForJob()
      worker.start()
      await reached.promise
      await worker.kill()
      await endLeases()
      await askForJob()
      worker.start()
      await vi.waitFor(async () => expect(await listOpen()).toEqual([]), { timeout: 60_000, interval: 200 })
      await worker.kill()
      expect(browsers.filter((browser) => !requests.has(browser))).toEqual([])
      const twice = [...requests.values()].filter((count) => count > 1)
      expect(Math.max(0, ...twice)).toBeLessThanOrEqual(2)
      expect(twice.length).toBeLessThanOrEqual(sentAtOnce)
    }
    // A browser shows only the latest message with a tag, and a push service keeps only the latest of a topic.
    expect(
      new Set(standIn.delivered.map(({ message, headers }) => `${message.tag} ${String(headers['topic'])}`)),
    ).toEqual(new Set(['reminder reminder']))
  },
)
