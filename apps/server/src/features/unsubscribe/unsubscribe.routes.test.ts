import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { expect, test, vi } from 'vitest'
import { createKeys } from '#platform/keys.ts'
import { unsubscribeToken } from '#platform/mail/unsubscribe-token.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import type { TestMember } from '#testing/members.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, keys, mailbox, member, startWorker, url, visitor } = await testApp()
await startWorker()

/** A job of another feature. */
const job = (name: `${string}.${string}`) => ({ name, payload: z.unknown() })

async function workedOff(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ left: number }>`select count(*)::int as left from graphile_worker.jobs`.execute(db)
      expect(rows[0]?.left).toBe(0)
    },
    { timeout: 30_000, interval: 20 },
  )
}

/** Those that the member can do without. A new member also gets others, in any order. */
const optionalTo = (email: string) =>
  mailbox.sentTo(email).filter(({ headers }) => headers.some(({ key }) => key === 'list-unsubscribe'))

/** Sends one that the member can do without, and returns how many of them have arrived. */
async function sendOptional({ id: userId, email }: TestMember): Promise<number> {
  await enqueue(db, job('giving.send_impact'), { userId, year: 2026, quarter: 3 })
  await workedOff()
  return optionalTo(email).length
}

const headerOf = (email: string, name: string) => optionalTo(email)[0]?.headers.find(({ key }) => key === name)?.value
const linkTo = (email: string) => new URL(/^<(.+)>$/.exec(headerOf(email, 'list-unsubscribe') ?? '')?.[1] ?? '')
/** The link has the address of the installation, not of the test's server. */
const here = ({ pathname }: URL) => `${url}${pathname}`

const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
const multipart = new FormData()
multipart.set('List-Unsubscribe', 'One-Click')

test.each([
  ['a form', form],
  ['a form in parts', multipart],
])('one click in an email program, sent as %s, stops the emails without signing in', async (_, body) => {
  const asha = await member()
  expect(await sendOptional(asha)).toBe(1)
  expect(headerOf(asha.email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const link = linkTo(asha.email)
  expect(optionalTo(asha.email)[0]?.text).toContain(`Stop these emails: ${link.href}`)

  // Programs that check emails open every link.
  for (const method of ['GET', 'HEAD']) await fetch(here(link), { method })
  expect(await sendOptional(asha)).toBe(2)

  const click = async () => (await fetch(here(link), { method: 'POST', body })).status
  expect(await Promise.all([click(), click(), click()])).toEqual([200, 200, 200])
  expect(await sendOptional(asha)).toBe(2)
  expect((await as(asha).account.emailDelivery()).stopped?.reason).toBe('unsubscribed-all')
})

test('other emails still arrive, and the member can change their mind on the page or in their settings', async () => {
  const asha = await member()
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
  const params = { token: unsubscribeToken(keys, { list: 'optional', userId: asha.id }) }
  expect(await visitor().unsubscribe.change({ params, body: { isOn: false } })).toEqual({ isOn: false })
  expect(await sendOptional(asha)).toBe(0)

  const { id: letterId } = await as(asha).letters.write({ body: { kind: 'question', text: 'Is there a bell?' } })
  await db.updateTable('letters').set({ answer: 'Yes.', closed_at: new Date() }).where('id', '=', letterId).execute()
  await enqueue(db, job('letters.send_answer'), { letterId })
  await mailbox.mailTo(asha.email, 'An answer to your letter')

  await visitor().unsubscribe.change({ params, body: { isOn: true } })
  expect(await sendOptional(asha)).toBe(1)
  await visitor().unsubscribe.change({ params, body: { isOn: false } })
  expect(await as(asha).account.resumeEmail()).toEqual({ stopped: null })
  expect(await sendOptional(asha)).toBe(2)
})

const userId = randomUUID()
const forger = createKeys({ current: 'a key that is not ours, and long enough', previous: undefined })

test.each([
  ['another member', unsubscribeToken(keys, { list: 'optional', userId }).replace(userId, randomUUID())],
  ['another key', unsubscribeToken(forger, { list: 'optional', userId })],
  ['an unknown list', unsubscribeToken(keys, { list: 'security' as never, userId })],
  ['no signature', `optional.${userId}.`],
  ['nonsense', 'nonsense'],
])('a link with %s is refused', async (_, token) => {
  const change = visitor().unsubscribe.change({ params: { token }, body: { isOn: false } })
  await expect(change).rejects.toMatchObject({ code: 'unsubscribe.link_invalid' })
  expect((await fetch(`${url}/unsubscribe/${token}`, { method: 'POST', body: form })).status).toBe(404)
})

test('a link of a member who is gone answers as always', async () => {
  const token = unsubscribeToken(keys, { list: 'optional', userId })
  expect((await fetch(`${url}/unsubscribe/${token}`, { method: 'POST', body: form })).status).toBe(200)
  expect(await visitor().unsubscribe.change({ params: { token }, body: { isOn: true } })).toEqual({ isOn: true })
})
