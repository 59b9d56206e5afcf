import { randomUUID as newId } from 'node:crypto'
import { type ReminderFields, weekdays } from '@sadhana/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { aPractice } from '#testing/practice.ts'
import { startPushStandIn } from '#testing/push/push-stand-in.ts'
import { testApp } from '#testing/test-app.ts'
import { createOutgoing } from '#platform/outgoing/outgoing.ts'
import { createWebPush } from '#platform/push/web-push.ts'
import { remind } from './reminder.jobs.ts'

const pushes = await startPushStandIn()
afterAll(pushes.close)
beforeEach(() => void (pushes.behaviour.replyTo = () => ({ status: 201 })))
const clock = movableClock(new Date('2026-06-01T05:00:00Z'))
const app = await testApp({ clock, config: pushes.settings })
const { as, db, keys, member, switches, visitor, mailbox } = app
await app.startWorker()

const metrics = { outgoingSeconds: { startTimer: () => () => 0 } } as never
const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = pushes.settings
const outgoing = createOutgoing({ config: pushes.settings, metrics, clock })
const push = createWebPush({ outgoing, clock, vapid: { publicKey, privateKey, subject }, standIn: pushes.url })

/** What the job does once a minute. */
const pass = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute++) {
    clock.advance({ minutes: 1 })
    await remind({ db, clock, keys, push, switches })
  }
}
const timeIn = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString().slice(11, 16)
const fields = (more: Partial<ReminderFields> = {}): ReminderFields => ({
  time: timeIn(2),
  days: [...weekdays],
  words: null,
  channel: 'push',
  isOn: true,
  ...more,
})

/** A member in UTC with a browser, whose reminder comes in two minutes. */
async function reminded(more: Partial<ReminderFields> = {}) {
  const asha = await member()
  const subscription = pushes.subscribe()
  await as(asha).reminder.subscribe({ body: subscription })
  const id = newId()
  await as(asha).reminder.save({ params: { id }, body: fields(more) })
  const messages = () =>
    pushes.delivered.filter(({ browser }) => browser === subscription.browser).map(({ message }) => message)
  return { asha, id, subscription, messages }
}

const practised = (asha: { token: string }) =>
  as(asha).practice.log({ body: aPractice({ date: clock.now().toISOString().slice(0, 10), time: '00:10' }) })

/** Signs in again, once the access token has expired. */
const later = async ({ username, password }: TestMember) => {
  const reply = await visitor().account.login({ body: { identifier: username, password } })
  return as('token' in reply ? reply : { token: '' })
}

describe('a reminder', () => {
  test('comes in its minute, once, encrypted for the browser, and says nothing private', async () => {
    const { messages } = await reminded({ words: 'The kettle first, then ten minutes.' })
    await pass(1)
    expect(messages()).toEqual([])
    await pass(1)
    expect(messages()).toMatchObject([
      {
        kind: 'reminder',
        title: 'A moment for yourself',
        body: 'The kettle first, then ten minutes.',
        actions: ['start', 'later', 'not-today'],
      },
    ])
    await pass(20)
    expect(messages()).toHaveLength(1)
    expect(pushes.refusals).toEqual([])
  })

  test('does not come after a practice that day', async () => {
    const { asha, messages } = await reminded()
    await practised(asha)
    await pass(3)
    expect(messages()).toEqual([])
  })

  test('does not come while all are paused, and comes again on the day the pause ends', async () => {
    const { asha, messages } = await reminded()
    const until = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    expect(await as(asha).reminder.change({ body: { pause: { until } } })).toMatchObject({ pause: { until } })
    await pass(3)
    expect(messages()).toEqual([])
    clock.advance({ days: 1, minutes: -2 })
    await pass(3)
    expect(messages()).toHaveLength(1)
    expect((await (await later(asha)).reminder.get()).pause).toBeNull()
  })

  test('moves with the member to another zone', async () => {
    const { asha, messages } = await reminded()
    await pass(1)
    await as(asha).journey.changeSettings({ body: { zone: 'America/New_York', zoneFollowsDevice: false } })
    await pass(3)
    expect(messages()).toEqual([])
    clock.advance({ hours: 4, minutes: -3 })
    await pass(1)
    expect(messages()).toHaveLength(1)
  })

  test('by email can be turned off in its text, and all of them with one click', async () => {
    const asha = await member()
    await db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
    const [byEmail, byPush] = [newId(), newId()]
    await as(asha).reminder.save({ params: { id: byEmail }, body: fields({ channel: 'email' }) })
    await pass(2)
    await as(asha).reminder.save({ params: { id: byPush }, body: fields() })
    const mail = await mailbox.mailTo(asha.email, 'A moment for yourself')
    expect(mail.text).toContain('Change or turn off your reminders: http://localhost/settings/reminders')
    const link = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const token = /\/unsubscribe\/([^>]+)>$/.exec(link)?.[1] ?? ''
    const areOn = async () => {
      const { reminders } = await as(asha).reminder.get()
      return Object.fromEntries(reminders.map(({ id, isOn }) => [id, isOn]))
    }
    await visitor().unsubscribe.change({ params: { token }, body: { isOn: false } })
    expect(await areOn()).toEqual({ [byEmail]: false, [byPush]: true })
    await visitor().unsubscribe.change({ params: { token }, body: { isOn: true } })
    expect(await areOn()).toEqual({ [byEmail]: true, [byPush]: true })
  })
})

const tokenOf = (message: { token: string | null } | undefined) => message?.token ?? ''

describe('an answer', () => {
  test('Later brings the reminder back once, an hour later', async () => {
    const { messages } = await reminded()
    await pass(2)
    const body = { token: tokenOf(messages()[0]), action: 'later' } as const
    await visitor().reminder.act({ body })
    await visitor().reminder.act({ body })
    await pass(59)
    expect(messages()).toHaveLength(1)
    await pass(1)
    expect(messages().map(({ actions }) => actions)).toEqual([
      ['start', 'later', 'not-today'],
      ['start', 'not-today'],
    ])
  })

  test('Not today keeps every other reminder away that day', async () => {
    const { asha, messages } = await reminded()
    await as(asha).reminder.change({ body: { oneADay: false } })
    await as(asha).reminder.save({ params: { id: newId() }, body: fields({ time: timeIn(5) }) })
    await pass(2)
    await visitor().reminder.act({ body: { token: tokenOf(messages()[0]), action: 'not-today' } })
    await pass(5)
    expect(messages()).toHaveLength(1)
  })

  test('needs the token of that reminder', async () => {
    const { messages } = await reminded()
    await pass(2)
    const [userId, id, signature = ''] = tokenOf(messages()[0]).split('.')
    const forged = [`${userId}.${newId()}.${signature}`, `${newId()}.${id}.${signature}`, `${userId}.${id}.`, 'x']
    for (const token of forged) {
      await expect(visitor().reminder.act({ body: { token, action: 'start' } })).rejects.toMatchObject({
        code: 'reminder.token_invalid',
      })
    }
  })
})

describe('a push service', () => {
  test.each([404, 410])('that answers %s makes us forget the browser', async (status) => {
    const { asha, subscription, messages } = await reminded()
    pushes.behaviour.replyTo = (browser) => ({ status: browser === subscription.browser ? status : 201 })
    await pass(2)
    expect(messages()).toEqual([])
    expect((await as(asha).reminder.get()).devices).toBe(0)
  })

  test.each([{ status: 429, retryAfter: 150 }, { status: 503 }])('that answers %o is tried again', async (reply) => {
    const { subscription, messages } = await reminded()
    let attempts = 0
    pushes.behaviour.replyTo = (browser) => {
      if (browser !== subscription.browser) return { status: 201 }
      attempts++
      return attempts === 1 ? reply : { status: 201 }
    }
    await pass(2)
    expect(attempts).toBe(1)
    const wait = reply.retryAfter === undefined ? 1 : 3
    await pass(wait - 1)
    expect(attempts).toBe(1)
    await pass(1)
    expect([attempts, messages().length]).toEqual([2, 1])
  })

  test('that never takes a message is tried for a quarter of an hour, less and less often', async () => {
    const { subscription } = await reminded()
    let attempts = 0
    pushes.behaviour.replyTo = (browser) => {
      if (browser === subscription.browser) attempts++
      return { status: browser === subscription.browser ? 500 : 201 }
    }
    await pass(40)
    // Too many failures in a row also open the circuit, which calls no one for a while.
    expect(attempts).toBeGreaterThanOrEqual(2)
    expect(attempts).toBeLessThanOrEqual(5)
  })
})

describe('a device', () => {
  test('belongs to the member who is signed in there now', async () => {
    const { asha, subscription } = await reminded()
    const ben = await member()
    await as(ben).reminder.subscribe({ body: subscription })
    expect((await as(asha).reminder.get()).devices).toBe(0)
    expect((await as(ben).reminder.get()).devices).toBe(1)
  })

  test('gets nothing after signing out', async () => {
    const { asha, messages } = await reminded()
    await visitor().account.logout({ body: { refreshToken: asha.refreshToken } })
    await pass(3)
    expect(messages()).toEqual([])
  })

  test('whose key is no key holds up no one else', async () => {
    const ben = await member()
    const { endpoint, keys: browserKeys } = pushes.subscribe()
    const p256dh = Buffer.alloc(65, 4).toString('base64url')
    await as(ben).reminder.subscribe({ body: { endpoint, keys: { ...browserKeys, p256dh } } })
    await as(ben).reminder.save({ params: { id: newId() }, body: fields() })
    const { messages } = await reminded()
    await pass(3)
    expect(messages()).toHaveLength(1)
  })

  test('at an unknown push service is refused', async () => {
    const { keys: browserKeys } = pushes.subscribe()
    for (const endpoint of ['https://push.evil.example/1', 'https://127.0.0.1/1', 'http://fcm.googleapis.com/1']) {
      await expect(
        as(await member()).reminder.subscribe({ body: { endpoint, keys: browserKeys } }),
      ).rejects.toMatchObject({ code: 'reminder.endpoint_refused' })
    }
  })
})

test('quiet hours hold back quiet words', async () => {
  const asha = await member()
  const none = { from: '00:00', to: '00:00' }
  const from = timeIn(-1)
  const ben = await member()
  await db
    .insertInto('practice_buddies')
    .values({ user_id1: ben.id, user_id2: asha.id, word1: 'no-hurry', word1_day: '2026-06-01', word1_at: clock.now() })
    .execute()
  const heard = async () => (await as(asha).journey.buddies()).buddies[0]?.received?.word
  await as(asha).reminder.change({ body: { quietHours: { from, to: timeIn(10) } } })
  expect(await heard()).toBeUndefined()
  await as(asha).reminder.change({ body: { quietHours: none } })
  expect(await heard()).toBe('no-hurry')
})

test('five ignored days make reminders fewer, the member is told, and can have all again', async () => {
  const { asha, messages } = await reminded()
  clock.advance({ minutes: 1 })
  const days = 9
  for (let day = 0; day < days; day++) {
    await pass(1)
    clock.advance({ hours: 23, minutes: 59 })
  }
  expect(messages()).toHaveLength(6)
  expect(messages().map(({ body }) => body.includes('one every third day'))).toEqual([...Array(5).fill(false), true])
  const { reminder } = await later(asha)
  expect((await reminder.get()).isFewer).toBe(true)
  expect((await reminder.change({ body: { sendAll: true } })).isFewer).toBe(false)
  await pass(1)
  expect(messages()).toHaveLength(7)
})

test('there are ten reminders at most, and only their owner can delete them', async () => {
  const [asha, ben] = [await member(), await member()]
  const ids = Array.from({ length: 10 }, () => newId())
  for (const id of ids) await as(asha).reminder.save({ params: { id }, body: fields() })
  await expect(as(asha).reminder.save({ params: { id: newId() }, body: fields() })).rejects.toMatchObject({
    code: 'reminder.full',
  })
  const params = { id: ids[0] ?? '' }
  const { reminders: before } = await as(asha).reminder.get()
  expect((await as(ben).reminder.save({ params, body: fields({ time: '12:00' }) })).reminders).toHaveLength(1)
  expect((await as(asha).reminder.get()).reminders).toEqual(before)
  await as(ben).reminder.delete({ params })
  await expect(as(ben).reminder.delete({ params })).rejects.toMatchObject({ code: 'reminder.not_found' })
  expect((await as(asha).reminder.delete({ params })).reminders).toHaveLength(9)
})
