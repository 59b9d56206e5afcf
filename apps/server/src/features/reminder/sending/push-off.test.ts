import { randomUUID as newId } from 'node:crypto'
import { weekdays } from '@sadhana/contract'
import { afterAll, expect, test } from 'vitest'
import type { Push } from '#platform/push/push.ts'
import { createSwitches } from '#platform/switches/switches.ts'
import { deleteOff, insertOff } from '#platform/switches/switches.repo.ts'
import { movableClock } from '#testing/clock.ts'
import { startPushStandIn } from '#testing/push/push-stand-in.ts'
import { testApp } from '#testing/test-app.ts'
import { remind } from '../reminder.jobs.ts'

const pushes = await startPushStandIn()
afterAll(pushes.close)
const clock = movableClock(new Date('2026-06-01T05:00:00Z'))
const { as, db, keys, log, member } = await testApp({ clock, config: pushes.settings })
const switches = createSwitches({ db, log, ms: 0 })
const sent: string[] = []
const push: Push = {
  send: async ({ endpoint }) => {
    sent.push(endpoint)
    return 'accepted'
  },
}
const pass = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute++) {
    clock.advance({ minutes: 1 })
    await remind({ db, clock, keys, push, switches })
  }
}
const turnOff = () => insertOff(db, { name: 'push', since: clock.now(), reason: 'A trial', actorSubject: null })

async function reminded() {
  const asha = await member()
  const subscription = pushes.subscribe()
  await as(asha).reminder.subscribe({ body: subscription })
  const time = new Date(clock.now().getTime() + 2 * 60_000).toISOString().slice(11, 16)
  const body = { time, days: [...weekdays], words: null, channel: 'push' as const, isOn: true }
  await as(asha).reminder.save({ params: { id: newId() }, body })
  return { asha, endpoint: subscription.endpoint }
}
const noticesOf = (userId: string) =>
  db.selectFrom('reminder_notices').select('id').where('user_id', '=', userId).execute()

test('a reminder that is due while push messages are off waits, and comes once they are on', async () => {
  const { endpoint } = await reminded()
  await turnOff()
  await pass(6)
  expect(sent).not.toContain(endpoint)
  await deleteOff(db, 'push')
  await pass(1)
  expect(sent.filter((one) => one === endpoint)).toHaveLength(1)
})

test('after a quarter of an hour it is dropped, counted, and doesn’t count as ignored', async () => {
  const { asha, endpoint } = await reminded()
  await turnOff()
  await pass(20)
  const row = await db.selectFrom('switched_off').select('dropped').where('name', '=', 'push').executeTakeFirst()
  expect(row?.dropped).toBe(1)
  expect(await noticesOf(asha.id)).toEqual([])
  await deleteOff(db, 'push')
  await pass(2)
  expect(sent).not.toContain(endpoint)
})
