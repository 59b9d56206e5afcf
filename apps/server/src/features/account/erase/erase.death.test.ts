import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { enqueue } from '#platform/queue/jobs.ts'
import { rowsHolding } from '#testing/every-row.ts'
import { killableWorker } from '#testing/processes/killable-worker.ts'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import { eraseDue } from './erase.jobs.ts'

/** `npm run long -- erasing` runs twenty rounds. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2)

const app = await givingApp({}, new Date())
const { as, books, config, db, deliverAll, paypal, member, referenceOf } = app
const worker = killableWorker(config)

/** PayPal carries out the request, but its first answer never arrives. */
function holdFirst(): Promise<void> {
  const held = Promise.withResolvers<void>()
  let isFirst = true
  paypal.behaviour.beforeAnswer = async (name) => {
    if (!isFirst || !name.endsWith('cancel')) return
    isFirst = false
    held.resolve()
    await new Promise<never>(() => {})
  }
  return held.promise
}

async function supporter() {
  const asha = await member()
  const { approveUrl } = await as(asha).giving.pay({ body: aPayment() })
  const reference = referenceOf(approveUrl)
  books.approve(reference)
  await deliverAll()
  expect(await as(asha).giving.subscription()).toMatchObject({ isActive: true })
  return { asha, reference }
}

/** Moves the clock past the fourteen days and runs the schedule. */
async function letTimePass(userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ erasure_due_at: new Date(0) })
    .where('id', '=', userId)
    .execute()
  await enqueue(db, eraseDue, {})
}

/** Jobs that no worker has taken yet. */
const waitingErasures = async () =>
  (
    await sql`select from graphile_worker.jobs
      where task_identifier = ${eraseDue.name} and locked_at is null`.execute(db)
  ).rows

async function leaveAndDie(round: number): Promise<void> {
  const { asha, reference } = await supporter()
  const isDown = round % 2 === 0
  paypal.behaviour.down = isDown
  const held = holdFirst()
  await as(asha).account.erase({ body: { way: 'password', password: asha.password } })
  if (isDown) {
    // While PayPal doesn't answer at all, a worker erases the member and dies somewhere along the way.
    await letTimePass(asha.id)
    await vi.waitFor(async () => expect(await waitingErasures()).toEqual([]), { timeout: 60_000, interval: 1 })
    await worker.kill()
    worker.start()
    paypal.behaviour.down = false
  }
  await held
  await worker.kill()
  if (!isDown) await letTimePass(asha.id)
  worker.start()
  await vi.waitFor(() => expect(books.get(reference).status).toBe('CANCELLED'), 60_000)
  await vi.waitFor(async () => {
    expect(await rowsHolding(db, asha.id)).toEqual([])
    const { rows } = await sql<{ payload: string }>`
      select payload::text as payload from graphile_worker._private_jobs`.execute(db)
    expect(rows.filter(({ payload }) => payload.includes(asha.id) || payload.includes(asha.email))).toEqual([])
  }, 60_000)
}

test(
  `${rounds} times, the worker is killed while a contributor leaves: the payments end and the member is erased each time`,
  { timeout: rounds * 240_000 },
  async () => {
    worker.start()
    for (let round = 0; round < rounds; round++) await leaveAndDie(round)
    const running = [...books.subscriptions.values()].filter(({ status }) => status === 'ACTIVE')
    expect(running).toEqual([])
    // The schedule records what a killed worker couldn't.
    await sql`select graphile_worker.add_job('giving.finish_endings')`.execute(db)
    await vi.waitFor(async () => {
      const open = await db.selectFrom('agreement_endings').selectAll().where('finished_at', 'is', null).execute()
      expect(open).toEqual([])
    }, 60_000)
  },
)
