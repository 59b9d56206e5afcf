import { randomUUID } from 'node:crypto'
import { usualQuietHours } from '@sadhana/contract'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { startPushStandIn } from '#testing/push/push-stand-in.ts'
import { testApp } from '#testing/test-app.ts'
import { pushToMember } from './push-to-member.jobs.ts'
import { quietForMembers } from './quiet.service.ts'

const pushes = await startPushStandIn()
afterAll(pushes.close)
const clock = movableClock(new Date('2026-06-01T22:00:00Z'))
const { as, db, mailbox, member, startWorker, visitor } = await testApp({
  clock,
  config: pushes.settings,
  quietHours: usualQuietHours,
})
await startWorker()

const hourMs = 60 * 60_000
const quietFor = quietForMembers({ db, clock })
const heldJobs = async () => {
  const { rows } = await sql<{ task: string; hours: number }>`
    select task_identifier as task, round(extract(epoch from run_at - now()) / 3600)::int as hours
    from graphile_worker.jobs where key like 'held %' order by 1`.execute(db)
  return rows
}
/** Moves the clock to the morning, and lets the held jobs come. */
const morning = async () => {
  clock.advance({ hours: 8 })
  await sql`update graphile_worker._private_jobs set run_at = now() where key like 'held %'`.execute(db)
}

test('a member who never chose any has the usual quiet hours, in their zone', async () => {
  const asha = await member()
  expect((await as(asha).reminder.get()).quietHours).toEqual(usualQuietHours)
  expect(await quietFor(asha.id)).toBe(8 * hourMs)
  await as(asha).journey.changeSettings({ body: { zone: 'America/New_York', zoneFollowsDevice: false } })
  expect(await quietFor(asha.id)).toBe(0)
  await as(asha).journey.changeSettings({ body: { zone: 'UTC' } })
  await as(asha).reminder.change({ body: { quietHours: { from: '00:00', to: '00:00' } } })
  expect(await quietFor(asha.id)).toBe(0)
})

test('an answer to a letter and other members’ words wait until morning, and what is about security does not', async () => {
  const asha = await member()
  const subscription = pushes.subscribe()
  await as(asha).reminder.subscribe({ body: subscription })
  const delivered = () => pushes.delivered.filter(({ browser }) => browser === subscription.browser)
  const write = async (isUrgent: boolean) => {
    const letterId = randomUUID()
    const letter = { user_id: asha.id, id: letterId, kind: 'idea', text: 'A word', is_urgent: isUrgent } as const
    await db
      .insertInto('letters')
      .values({ ...letter, answer: 'Thank you', closed_at: clock.now() })
      .execute()
    await sql`select graphile_worker.add_job('letters.send_answer', ${JSON.stringify({ letterId })}::json)`.execute(db)
  }
  await write(false)
  const words = { title: 'A word for you', body: 'Someone wrote to you.', path: '/inbox', tag: 'words' }
  await pushToMember(db, { userId: asha.id, kind: 'words', ...words })
  await pushToMember(db, { userId: asha.id, kind: 'test', ...words, title: 'At once' })
  await visitor().account.forgotPassword({ body: { email: asha.email } })
  await mailbox.mailTo(asha.email, 'Reset your password')
  await vi.waitFor(
    async () =>
      expect(await heldJobs()).toEqual([
        { task: 'letters.send_answer', hours: 8 },
        { task: 'reminder.push_words', hours: 8 },
      ]),
    { timeout: 20_000, interval: 50 },
  )
  await vi.waitFor(() => expect(delivered().map(({ message }) => message.title)).toEqual(['At once']), {
    timeout: 20_000,
  })
  const answers = () => mailbox.sentTo(asha.email).filter(({ subject }) => subject === 'An answer to your letter')
  expect(answers()).toEqual([])
  // The answer to someone who may be in danger comes at night.
  await write(true)
  await mailbox.mailTo(asha.email, 'An answer to your letter')

  await morning()
  await vi.waitFor(() => expect(answers()).toHaveLength(2), { timeout: 20_000, interval: 50 })
  await vi.waitFor(() => expect(delivered().at(-1)?.message).toMatchObject(words), { timeout: 20_000 })
  expect(delivered()).toHaveLength(2)
  // The worker clears a job away after its push has arrived.
  await vi.waitFor(async () => expect(await heldJobs()).toEqual([]), { timeout: 20_000, interval: 50 })
})
