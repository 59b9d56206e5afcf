import { type InboxKind, inboxKinds, type InboxSettings, unsubscribePath } from '@sadhana/contract'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test, vi } from 'vitest'
import { answerLetter } from '#features/letters/index.ts'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { aPractice } from '#testing/practice.ts'
import { startPushStandIn } from '#testing/push/push-stand-in.ts'
import { inboxSettings } from '#testing/requests/message.ts'
import { aRoom } from '#testing/requests/room.ts'
import { friends } from '#testing/requests/together.ts'
import { testApp } from '#testing/test-app.ts'

const pushes = await startPushStandIn()
afterAll(pushes.close)
const clock = movableClock(new Date('2026-06-01T12:00:00Z'))
const app = await testApp({ clock, config: pushes.settings })
const { as, db, mailbox, member, startWorker, url } = app
await startWorker()

const kit = { as, member }
const inbox = async (reader: TestMember) => (await as(reader).inbox.list()).items
const whats = async (reader: TestMember) => (await inbox(reader)).map(({ what, isNew }) => (isNew ? what : `(${what})`))
const write = (from: TestMember, to: TestMember, id = newId()) =>
  as(from).message.send({ params: { id: to.id }, body: { id, text: 'Six thirty tomorrow?' } })
const ways = (kind: InboxKind, way: Partial<InboxSettings[InboxKind]>): InboxSettings =>
  inboxSettings({ [kind]: { inApp: true, push: false, email: false, ...way } })

/** Without a verified address, no one gets optional emails. */
const verified = (id: string) => db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute()

/** Asha and Ben are buddies. */
async function buddies() {
  const { asha, ben } = await friends(kit)
  await as(ben).journey.inviteBuddy({ params: { id: asha.id } })
  await as(asha).journey.acceptBuddy({ params: { id: ben.id } })
  return { asha, ben }
}

async function answeredLetter(writer: TestMember) {
  const letter = await as(writer).letters.write({ body: { kind: 'question', text: 'How do I import?' } })
  await answerLetter({ db, clock }, letter.id, 'Under Settings, Import.')
}

test('each feature brings its entries, the newest first, and nothing quotes what was written', async () => {
  const { asha, ben } = await buddies()
  const stranger = await member()
  await as(asha).profile.changePrivacy({ body: { approveFollowers: true, defaultVisibility: 'private' } })
  const steps = [
    () => answeredLetter(asha),
    () => as(asha).practice.log({ body: aPractice({ date: '2026-06-01', time: '07:00' }) }),
    () => as(ben).room.open({ body: aRoom({ audience: 'followers', name: 'Lights down' }) }),
    () => as(ben).journey.sendQuietWord({ params: { id: asha.id }, body: { word: 'no-hurry' } }),
    () => as(stranger).community.follow({ params: { id: asha.id } }),
    () => write(ben, asha),
  ]
  for (const step of steps) {
    clock.advance({ minutes: 1 })
    await step()
  }
  const items = await inbox(asha)
  expect(items.map(({ what }) => what)).toEqual([
    'message',
    'follow-request',
    'quiet-word',
    'room',
    'achievement',
    'answer',
  ])
  expect(items[3]).toMatchObject({ name: 'Lights down', isIn: false, person: { id: ben.id } })
  expect(JSON.stringify(items)).not.toMatch(/Six thirty|How do I import|Under Settings/)
  expect(items.every(({ isNew }) => isNew)).toBe(true)
  expect(await inbox(ben)).toEqual([])
})

test('seen is seen on every device, later entries are new, and an older mark changes nothing', async () => {
  const { asha, ben } = await friends(kit)
  await as(ben).journey.inviteBuddy({ params: { id: asha.id } })
  const [invitation] = await inbox(asha)
  await as(asha).inbox.markSeen({ body: { upTo: invitation?.at ?? '' } })
  expect(await whats(asha)).toEqual(['(buddy-invitation)'])
  clock.advance({ minutes: 1 })
  await write(ben, asha)
  expect(await whats(asha)).toEqual(['message', '(buddy-invitation)'])
  await as(asha).inbox.markSeen({ body: { upTo: '2020-01-01T00:00:00Z' } })
  expect(await whats(asha)).toEqual(['message', '(buddy-invitation)'])
  // A device whose clock is ahead doesn't hide what is yet to come.
  await as(asha).inbox.markSeen({ body: { upTo: '2999-01-01T00:00:00Z' } })
  clock.advance({ minutes: 1 })
  await write(ben, asha)
  expect(await whats(asha)).toEqual(['message', '(buddy-invitation)'])
})

test('a message that was read in its conversation is no longer new, nor is a stone that was placed', async () => {
  const { asha, ben } = await friends(kit)
  const id = newId()
  await write(ben, asha, id)
  await as(asha).practice.log({ body: aPractice({ date: '2026-06-01', time: '07:00' }) })
  expect((await whats(asha)).toSorted()).toEqual(['achievement', 'message'])
  await as(asha).message.markRead({ params: { id: ben.id }, body: { upTo: id } })
  const [earned] = await as(asha).journey.achievements()
  await as(asha).journey.placeAchievement({ params: { id: earned?.id ?? '' } })
  expect((await whats(asha)).toSorted()).toEqual(['(achievement)', '(message)'])
})

test('entries go with what they are about, and after 30 days', async () => {
  const { asha, ben } = await friends(kit)
  const stranger = await member()
  await as(asha).profile.changePrivacy({ body: { approveFollowers: true, defaultVisibility: 'private' } })
  const room = await as(ben).room.open({ body: aRoom({ audience: 'followers' }) })
  await write(ben, asha)
  await as(stranger).community.follow({ params: { id: asha.id } })
  await as(ben).room.close({ params: { id: room.roomId } })
  expect((await whats(asha)).toSorted()).toEqual(['follow-request', 'message'])
  const then = new Date('2026-05-01T12:00:00Z')
  await sql`update direct_messages set created_at = ${then} where recipient_id = ${asha.id}`.execute(db)
  await sql`update follow_requests set created_at = ${then} where following_id = ${asha.id}`.execute(db)
  expect(await whats(asha)).toEqual(['follow-request'])
  await as(asha).community.declineRequest({ params: { id: stranger.id } })
  expect(await whats(asha)).toEqual([])
})

test('rooms for all members, by link, or of people one doesn’t know are no invitations', async () => {
  const { asha, ben } = await friends(kit)
  const teacher = await member()
  await as(asha).community.follow({ params: { id: teacher.id } })
  for (const audience of ['all', 'link', 'buddies'] as const) await as(ben).room.open({ body: aRoom({ audience }) })
  await as(teacher).room.open({ body: aRoom({ audience: 'followers' }) })
  expect(await whats(asha)).toEqual([])
})

test('a kind that is not wanted in the app is not in the inbox', async () => {
  const { asha, ben } = await friends(kit)
  expect(await as(asha).inbox.settings()).toMatchObject({
    messages: { inApp: true, push: true, email: false },
    'follow-requests': { inApp: true, push: false, email: false },
    letters: { inApp: true, push: false, email: true },
  })
  await write(ben, asha)
  await as(asha).inbox.changeSettings({ body: ways('messages', { inApp: false }) })
  expect(await whats(asha)).toEqual([])
  await as(asha).inbox.changeSettings({ body: inboxSettings() })
  expect(await whats(asha)).toEqual(['message'])
  const none = Object.fromEntries(inboxKinds.map((kind) => [kind, { inApp: false, push: false, email: false }]))
  await as(asha).inbox.changeSettings({ body: none as InboxSettings })
  expect(await whats(asha)).toEqual([])
})

const delivered = (browser: string) => pushes.delivered.filter((push) => push.browser === browser)
const idle = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from graphile_worker.jobs where key is null or key not like 'held %'`.execute(
        db,
      )
      expect(rows).toEqual([])
    },
    { timeout: 30_000, interval: 50 },
  )

test('push messages and emails come for the kinds that were chosen, name no one, and wait for quiet hours', async () => {
  const { asha, ben } = await friends(kit)
  await verified(asha.id)
  const subscription = pushes.subscribe()
  await as(asha).reminder.subscribe({ body: subscription })
  const chosen = inboxSettings({
    messages: { inApp: false, push: true, email: true },
    buddies: { inApp: true, push: false, email: true },
  })
  await as(asha).inbox.changeSettings({ body: chosen })
  await write(ben, asha)
  await idle()
  expect(delivered(subscription.browser).map(({ message }) => message)).toMatchObject([
    { title: 'A message for you', tag: 'inbox-messages', path: '/messages' },
  ])
  const first = await mailbox.mailTo(asha.email, 'Something new in your inbox')
  expect(first.text).toContain('Someone you know wrote to you.')
  expect(JSON.stringify([first, delivered(subscription.browser)])).not.toMatch(/Six thirty|@ben/)
  expect(first.text).not.toContain('buddies')

  // One email a day: what comes in the meantime comes together, and only what is still new.
  clock.advance({ minutes: 1 })
  await write(ben, asha)
  await as(ben).journey.inviteBuddy({ params: { id: asha.id } })
  await idle()
  expect(delivered(subscription.browser)).toHaveLength(2)
  expect(mailbox.sentTo(asha.email).filter(({ subject }) => subject?.startsWith('Something'))).toHaveLength(1)
  await as(asha).journey.removeInvitation({ params: { id: ben.id } })
  clock.advance({ hours: 24 })
  await sql`update graphile_worker._private_jobs set run_at = now() where key like 'held %'`.execute(db)
  await vi.waitFor(
    () => expect(mailbox.sentTo(asha.email).filter(({ subject }) => subject?.startsWith('Something'))).toHaveLength(2),
    { timeout: 30_000, interval: 50 },
  )
  expect(mailbox.sentTo(asha.email).at(-1)?.text).not.toContain('From your buddies')
})

test('after quiet hours nothing is sent about what the member has seen, or about someone they blocked meanwhile', async () => {
  const { asha, ben } = await friends(kit)
  const { asha: devi, ben: chandra } = await friends(kit)
  const subscriptions = await Promise.all(
    [asha, devi].map(async (reader) => {
      await verified(reader.id)
      const subscription = pushes.subscribe()
      await as(reader).reminder.subscribe({ body: subscription })
      await as(reader).inbox.changeSettings({ body: ways('messages', { push: true, email: true }) })
      await as(reader).reminder.change({ body: { quietHours: { from: '00:00', to: '23:59' } } })
      return subscription
    }),
  )
  await write(ben, asha)
  await write(chandra, devi)
  await idle()
  await as(asha).inbox.markSeen({ body: { upTo: clock.now().toISOString() } })
  await as(devi).community.block({ params: { id: chandra.id } })
  for (const reader of [asha, devi])
    await as(reader).reminder.change({ body: { quietHours: { from: '00:00', to: '00:00' } } })
  await sql`update graphile_worker._private_jobs set run_at = now(), key = null where key like 'held %'`.execute(db)
  await idle()
  for (const { browser } of subscriptions) expect(delivered(browser)).toEqual([])
  for (const { email } of [asha, devi])
    expect(mailbox.sentTo(email).filter(({ subject }) => subject?.startsWith('Something'))).toEqual([])
})

test('one click stops inbox emails and keeps the choices; answers to letters continue until they are unticked', async () => {
  const { asha, ben } = await friends(kit)
  await verified(asha.id)
  await as(asha).inbox.changeSettings({
    body: inboxSettings({
      messages: { inApp: true, push: false, email: true },
      letters: { inApp: true, push: false, email: true },
    }),
  })
  await write(ben, asha)
  const { headers, text = '' } = await mailbox.mailTo(asha.email, 'Something new in your inbox')
  expect(JSON.stringify(headers)).toContain('List-Unsubscribe=One-Click')
  const token = new RegExp(`${unsubscribePath('')}([\\w.-]+)`).exec(text)?.[1] ?? ''
  expect((await fetch(new URL(unsubscribePath(token), url), { method: 'POST' })).status).toBe(200)
  expect(await as(asha).inbox.settings()).toMatchObject({ messages: { email: false }, letters: { email: true } })
  await answeredLetter(asha)
  await mailbox.mailTo(asha.email, 'An answer to your letter')
  await as(asha).unsubscribe.change({ params: { token }, body: { isOn: true } })
  expect(await as(asha).inbox.settings()).toMatchObject({ messages: { email: true } })

  await as(asha).inbox.changeSettings({ body: inboxSettings() })
  await answeredLetter(asha)
  await idle()
  expect(mailbox.sentTo(asha.email).filter(({ subject }) => subject === 'An answer to your letter')).toHaveLength(1)
})

test('open pages are told of what reaches the inbox, and of what was seen', async () => {
  const { asha, ben } = await friends(kit)
  const kinds = async () => {
    const { rows } = await sql<{ kind: string }>`
      select kind from member_events where user_id = ${asha.id} and kind = 'inbox.changed'`.execute(db)
    return rows.length
  }
  const before = await kinds()
  await as(ben).journey.inviteBuddy({ params: { id: asha.id } })
  await idle()
  expect(await kinds()).toBe(before + 1)
  const upTo = clock.now().toISOString()
  await as(asha).inbox.markSeen({ body: { upTo } })
  await as(asha).inbox.markSeen({ body: { upTo } })
  expect(await kinds()).toBe(before + 2)
})
