import { randomUUID as newId } from 'node:crypto'
import { addDays, type Weekday, weekdayOf } from '@sadhana/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { remind } from '../reminder.jobs.ts'

const clock = movableClock(new Date('2026-06-07T05:00:00Z'))
const { as, db, keys, mailbox, member, startWorker, switches, visitor } = await testApp({ clock })
await startWorker()

const push = { send: async () => 'accepted' as const }
/** Moves the clock to this time of the day, and runs the job of that minute. */
const at = async (hours: number, minutes: number) => {
  clock.advance({ hours: hours - clock.now().getUTCHours(), minutes: minutes - clock.now().getUTCMinutes() })
  await remind({ db, clock, keys, push, switches })
}
const today = () => clock.now().toISOString().slice(0, 10)
const daysAgo = (days: number) => addDays(today(), -days)
const sunday: Weekday = 'sunday'

/** A member in UTC who practised on three mornings of the last week, and gets the email today. */
async function reader() {
  const asha = await member({ displayName: 'Asha' })
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
  for (const [days, time] of [
    [6, '06:30'],
    [4, '07:00'],
    [1, '06:45'],
  ] as const) {
    const notes = 'A note that stays here'
    await as(asha).practice.log({
      body: aPractice({ date: daysAgo(days), time, duration: 20, notes, tags: ['secret'] }),
    })
  }
  await as(asha).reminder.change({ body: { weeklyDay: weekdayOf(today()) } })
  return asha
}
const isQueued = async (userId: string) => {
  const row = await db
    .selectFrom('reminder_settings')
    .select('weekly_sent_day')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.weekly_sent_day === today()
}
/** Lets the time of the email come, and says whether it did. */
async function comes(userId: string) {
  await at(5, 1)
  await at(8, 0)
  return isQueued(userId)
}
/** Each test starts at five in the morning of another Sunday. */
beforeEach(() => {
  do clock.advance({ days: 1 })
  while (weekdayOf(today()) !== sunday)
  clock.advance({ hours: 5 - clock.now().getUTCHours(), minutes: -clock.now().getUTCMinutes() })
})

/** Signs in again, because the token has expired. */
const later = async ({ username, password }: TestMember) => {
  const reply = await visitor().account.login({ body: { identifier: username, password } })
  return as('token' in reply ? reply : { token: '' })
}

test('it is off until it is chosen', async () => {
  expect((await as(await member()).reminder.get()).weeklyDay).toBeNull()
})

test('it says the week in a sentence, with a picture inside and one thing noticed, and can be stopped', async () => {
  const asha = await reader()
  expect(await comes(asha.id)).toBe(true)
  const mail = await mailbox.mailTo(asha.email, 'Your week')
  expect(mail.text).toContain('You practised on 3 days this week, for 60 minutes in all.')
  expect(mail.text).toContain('Seven stones, one for each day. Practice on Monday, Wednesday and Saturday.')
  expect(mail.text).toContain('All of your practices were in the morning. (3 of 3 practices in the morning.)')
  expect(`${mail.text}${mail.html}`).not.toMatch(/A note that stays here|secret|hard/i)
  // Nothing is loaded from anywhere: the one picture is part of the email.
  expect(mail.html?.match(/<img[^>]*>/g)).toHaveLength(1)
  expect(mail.html).toMatch(/<img src="cid:picture@sadhana-compass" alt="Seven stones/)
  expect(mail.html).not.toMatch(/src="http|url\(/)
  const [picture] = mail.attachments
  expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline' })
  expect(
    Buffer.from(picture?.content as ArrayBuffer)
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')

  const link = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const token = /\/unsubscribe\/([^>]+)>$/.exec(link)?.[1] ?? ''
  expect(token.startsWith('weekly.')).toBe(true)
  const { reminder } = await later(asha)
  await visitor().unsubscribe.change({ params: { token }, body: { isOn: false } })
  expect((await reminder.get()).weeklyDay).toBeNull()
  await visitor().unsubscribe.change({ params: { token }, body: { isOn: true } })
  expect((await reminder.get()).weeklyDay).toBe(sunday)
  await at(8, 1)
  await at(8, 2)
  expect(mailbox.sentTo(asha.email).filter(({ subject }) => subject === 'Your week')).toHaveLength(1)
})

test('in quiet mode it counts nothing', async () => {
  const asha = await reader()
  await as(asha).journey.changeSettings({ body: { quietMode: true } })
  expect(await comes(asha.id)).toBe(true)
  const { text = '' } = await mailbox.mailTo(asha.email, 'Your week')
  const words = text.slice(text.indexOf('Hello'), text.indexOf('Open your insights'))
  expect(words).toContain('There was practice in your week.')
  expect(words).not.toMatch(/\d/)
})

describe('it stays away, without a word', () => {
  test('in gentle days', async () => {
    const asha = await reader()
    await db
      .insertInto('gentle_offers')
      .values({
        user_id: asha.id,
        offered_on: daysAgo(1),
        answer: 'yes',
        answered_on: daysAgo(1),
        gentle_until: addDays(daysAgo(1), 13),
      })
      .execute()
    expect(await comes(asha.id)).toBe(false)
  })

  test('after a week with a hard ending', async () => {
    const asha = await reader()
    await as(asha).practice.log({
      body: aPractice({ date: daysAgo(2), time: '06:00', hard: { severity: 'little', words: [] } }),
    })
    expect(await comes(asha.id)).toBe(false)
  })

  test('after a week without practice, in a pause of all reminders, and without a verified address', async () => {
    const [none, paused, unverified] = [await member(), await reader(), await reader()]
    await db.updateTable('users').set({ email_verified: true }).where('id', '=', none.id).execute()
    await as(none).reminder.change({ body: { weeklyDay: sunday } })
    await as(paused).reminder.change({ body: { pause: { until: null } } })
    await db.updateTable('users').set({ email_verified: false }).where('id', '=', unverified.id).execute()
    await comes(none.id)
    expect(await Promise.all([none, paused, unverified].map(({ id }) => isQueued(id)))).toEqual([false, false, false])
  })
})

test('it takes the place of that day’s reminder by email, which comes on other days', async () => {
  const asha = await reader()
  const byEmail = { time: '06:30', words: null, channel: 'email' as const, isOn: true }
  const days: Weekday[] = ['sunday', 'monday']
  await as(asha).reminder.save({ params: { id: newId() }, body: { ...byEmail, days } })
  await at(5, 1)
  await at(6, 30)
  expect(await isQueued(asha.id)).toBe(true)
  await mailbox.mailTo(asha.email, 'Your week')
  const notices = () => db.selectFrom('reminder_notices').select('channel').where('user_id', '=', asha.id).execute()
  expect(await notices()).toEqual([])
  clock.advance({ days: 1 })
  await at(6, 30)
  expect(await notices()).toEqual([{ channel: 'email' }])
})
