import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { api } from '@sadhana/contract'
import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createSuppressedAddresses } from '#platform/mail/suppressed-addresses.repo.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { codeOf, otherThan } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { eraseDue } from './erase.jobs.ts'
import { eraseMember } from './erase.service.ts'
import { sendErasureBegun } from './task.jobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'erased-'))
afterAll(() => rmSync(folder, { recursive: true }))
const clock = movableClock(new Date('2026-11-15T10:00:00Z'))
const { as, db, firstFactor, keys, mailbox, member, startWorker, visitor, withTwoFactor } = await testApp({
  clock,
  config: { STORAGE_URL: pathToFileURL(folder).href },
})
await startWorker()

const askWithPassword = (who: TestMember) =>
  as(who).account.erase({ body: { way: 'password', password: who.password } })
const signIn = ({ username, password }: TestMember) =>
  visitor().account.login({ body: { identifier: username, password } })
const exists = async ({ id }: { id: string }) =>
  (await db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1

async function verify({ id }: { id: string }): Promise<void> {
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute()
  clock.advance({ minutes: 1 })
}

const isAnswered = (call: Promise<unknown>) => call.then(() => true).catch(() => false)

const allDone = (name: string) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from graphile_worker.jobs where task_identifier = ${name}`.execute(db)
    expect(rows).toEqual([])
  }, 60_000)

/** Runs the scheduled erasures and waits until they are done. */
async function eraseAllDue(): Promise<void> {
  await enqueue(db, eraseDue, {})
  await allDone(eraseDue.name)
}

describe('the proof of identity', () => {
  test('is the password, and a wrong one changes nothing', async () => {
    const asha = await member()
    const body = { way: 'password', password: 'not this one' } as const
    await expect(as(asha).account.erase({ body })).rejects.toMatchObject({ code: 'account.password_wrong' })
    expect(await as(asha).account.me()).toMatchObject({ id: asha.id })
    await expect(askWithPassword(asha)).resolves.toMatchObject({ email: asha.email })
  })

  test('can be a code from the authenticator app, which works once', async () => {
    const asha = await member()
    const { secret } = await withTwoFactor(asha)
    clock.advance({ seconds: 30 })
    const code = codeOf(secret, clock)
    const wrong = { way: 'authenticator', code: otherThan(code) } as const
    await expect(as(asha).account.erase({ body: wrong })).rejects.toMatchObject({ code: 'security.code_invalid' })
    await expect(as(asha).account.erase({ body: { way: 'authenticator', code } })).resolves.toHaveProperty('dueAt')
  })

  test('can be a backup code', async () => {
    const asha = await member()
    const { backupCodes } = await withTwoFactor(asha)
    const body = { way: 'backup-code', code: backupCodes[0] ?? '' } as const
    await expect(as(asha).account.erase({ body })).resolves.toHaveProperty('dueAt')
  })

  test('cannot be an app code for a member without an authenticator app', async () => {
    const body = { way: 'authenticator', code: '123456' } as const
    await expect(as(await member()).account.erase({ body })).rejects.toMatchObject({ code: 'security.code_invalid' })
  })

  test('can be a new code sent to the verified address, with five attempts', async () => {
    const asha = await member()
    await verify(asha)
    expect(await as(asha).account.sendErasureCode()).toEqual({ contact: asha.email })
    await expect(as(asha).account.sendErasureCode()).rejects.toMatchObject({ code: 'security.code_sent_recently' })
    const { text = '' } = await mailbox.mailTo(asha.email, 'Your confirmation code')
    expect(text).not.toContain('http')
    const code = /^(\d{6})$/m.exec(text)?.[1] ?? ''
    // The code doesn't verify the address, because it was sent for another purpose.
    await expect(as(asha).account.verifyEmail({ body: { code } })).rejects.toMatchObject({
      code: 'security.code_invalid',
    })
    const ben = await member()
    for (const [who, tried] of [[ben, code] as const, [asha, otherThan(code)] as const]) {
      const body = { way: 'email', code: tried } as const
      await expect(as(who).account.erase({ body })).rejects.toMatchObject({ code: 'security.code_invalid' })
    }
    await expect(as(asha).account.erase({ body: { way: 'email', code } })).resolves.toHaveProperty('dueAt')
  })

  test('by email fails after five wrong codes, and requires a verified address', async () => {
    const asha = await member()
    await expect(as(asha).account.sendErasureCode()).rejects.toMatchObject({ code: 'account.no_verified_email' })
    await verify(asha)
    await as(asha).account.sendErasureCode()
    const { text = '' } = await mailbox.mailTo(asha.email, 'Your confirmation code')
    const code = /^(\d{6})$/m.exec(text)?.[1] ?? ''
    const body = { way: 'email', code: otherThan(code) } as const
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(as(asha).account.erase({ body })).rejects.toMatchObject({ code: 'security.code_invalid' })
    }
    await expect(as(asha).account.erase({ body: { way: 'email', code } })).rejects.toMatchObject({
      code: 'security.code_invalid',
    })
  })

  test('is offered before the erasure, with a list of what is deleted and what stays', async () => {
    const asha = await member()
    expect(await as(asha).account.erasurePreview()).toEqual({
      dueAt: new Date(clock.now().getTime() + 14 * 24 * 60 * 60_000).toISOString(),
      receipts: 0,
      hasMoved: false,
      isGiving: false,
      hasPassword: true,
      hasTwoFactor: false,
      hasPasskey: false,
      providers: [],
      email: null,
      phone: null,
    })
    await verify(asha)
    expect(await as(asha).account.erasurePreview()).toMatchObject({ email: asha.email })
  })
})

describe('while a member is leaving', () => {
  test('they are signed out everywhere, and an email says until when they can come back', async () => {
    const asha = await member()
    const other = (await signIn(asha)) as { token: string; refreshToken: string }
    const { dueAt } = await askWithPassword(asha)
    for (const session of [asha, other]) {
      await expect(as(session).account.me()).rejects.toMatchObject({ status: 401 })
      await expect(visitor().account.refresh({ body: session })).rejects.toMatchObject({ status: 401 })
    }
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dueAt))
    const { text = '' } = await mailbox.mailTo(asha.email, `Your account will be erased on ${day}`)
    expect(text).toContain('Sign in and stop it: http://localhost/login')
  })

  test('other members can’t find them or what they shared, until they come back', async () => {
    const [asha, ben] = [await member({ displayName: 'Asha of the pines' }), await member()]
    for (const [one, other] of [[asha, ben] as const, [ben, asha] as const]) {
      await as(one).community.follow({ params: { id: other.id } })
    }
    const { id } = await as(asha).practice.log({ body: aPractice({ visibility: 'public' }) })
    await as(ben).community.like({ params: { id }, body: { liked: true } })
    await as(asha).journey.inviteBuddy({ params: { id: ben.id } })
    const seen = async () => {
      const { items } = await as(ben).community.feed({ query: { scope: 'following' } })
      const people = await as(ben).community.search({ query: { q: 'Asha of the pines' } })
      return {
        page: await isAnswered(as(ben).community.person({ params: { username: asha.username } })),
        session: await isAnswered(as(ben).community.session({ params: { id } })),
        feed: items.some((session) => session.id === id),
        search: people.items.some((person) => person.id === asha.id),
        buddies: JSON.stringify(await as(ben).journey.buddies()).includes(asha.id),
      }
    }
    const all = { page: true, session: true, feed: true, search: true, buddies: true }
    expect(await seen()).toEqual(all)
    await askWithPassword(asha)
    expect(await seen()).toEqual({ page: false, session: false, feed: false, search: false, buddies: false })
    await signIn(asha)
    expect(await seen()).toEqual(all)
  })

  test('a sign-in stops the erasure and says so, and the log and an email mention it', async () => {
    const asha = await member()
    const { dueAt } = await askWithPassword(asha)
    clock.advance({ days: 13, hours: 23 })
    const back = (await signIn(asha)) as { token: string }
    expect(back).toMatchObject({ erasureWasDueAt: dueAt })
    expect(await signIn(asha)).not.toHaveProperty('erasureWasDueAt')
    const { items } = await as(back).security.logs({ query: {} })
    expect(items.map(({ eventType }) => eventType)).toEqual(
      expect.arrayContaining(['erasure_requested', 'erasure_stopped']),
    )
    await mailbox.mailTo(asha.email, 'Your account stays')
    clock.advance({ days: 2 })
    await eraseAllDue()
    expect(await exists(asha)).toBe(true)
  })

  test('a member who has come back gets no email announcing the erasure, however late its job runs', async () => {
    const asha = await member()
    const { dueAt } = await askWithPassword(asha)
    await allDone(sendErasureBegun.name)
    await signIn(asha)
    const sent = mailbox.sentTo(asha.email).filter(({ subject }) => subject?.includes('will be erased'))
    await enqueue(db, sendErasureBegun, { userId: asha.id, dueAt })
    await allDone(sendErasureBegun.name)
    const now = mailbox.sentTo(asha.email).filter(({ subject }) => subject?.includes('will be erased'))
    expect([sent.length, now.length]).toEqual([1, 1])
  })

  test('a password reset link that was sent earlier no longer works', async () => {
    const asha = await member()
    await visitor().account.forgotPassword({ body: { email: asha.email } })
    const { text = '' } = await mailbox.mailTo(asha.email, 'Reset your password')
    const token = /#reset=([\w-]+)/.exec(text)?.[1] ?? ''
    await askWithPassword(asha)
    const password = 'seven slow breaths before sunrise'
    const reset = visitor().account.resetPassword({ body: { token, password, confirmPassword: password } })
    await expect(reset).rejects.toMatchObject({ code: 'account.reset_failed' })
  })

  test('the password alone does not stop the erasure if a two-factor code is required', async () => {
    const asha = await member()
    const { secret } = await withTwoFactor(asha)
    const { dueAt } = await askWithPassword(asha)
    clock.advance({ seconds: 30 })
    const waiting = await firstFactor(asha)
    const due = () => db.selectFrom('users').select('erasure_due_at').where('id', '=', asha.id).executeTakeFirst()
    expect(await due()).toEqual({ erasure_due_at: new Date(dueAt) })
    const back = await visitor().account.verifyTwoFactor({ body: { ...waiting, code: codeOf(secret, clock) } })
    expect(back).toMatchObject({ erasureWasDueAt: dueAt })
    expect(await due()).toEqual({ erasure_due_at: null })
  })

  test('two requests at the same time start it once', async () => {
    const asha = await member()
    const [one, other] = await Promise.all([askWithPassword(asha), askWithPassword(asha)])
    expect(one).toEqual(other)
    const entries = await db
      .selectFrom('security_logs')
      .select('id')
      .where('user_id', '=', asha.id)
      .where('event_type', '=', 'erasure_requested')
      .execute()
    expect(entries).toHaveLength(1)
  })
})

test('after fourteen days the member is gone and no longer counts in anyone’s stats', async () => {
  const [asha, ben] = [await member(), await member()]
  for (const [one, other] of [[asha, ben] as const, [ben, asha] as const]) {
    await as(one).community.follow({ params: { id: other.id } })
  }
  const { id } = await as(ben).practice.log({ body: aPractice({ visibility: 'public' }) })
  await as(asha).community.like({ params: { id }, body: { liked: true } })
  await verify(asha)
  const suppressed = createSuppressedAddresses({ keys, clock })
  for (const { email } of [asha, ben]) await suppressed.suppress(db, email, 'complaint')
  await askWithPassword(asha)
  clock.advance({ days: 13, hours: 23, minutes: 59 })
  await eraseAllDue()
  // The list of due erasures may have been read before the member asked again.
  await eraseMember({ db, clock, keys, beforeErase: [] }, asha.id)
  expect(await exists(asha)).toBe(true)
  clock.advance({ minutes: 1 })
  await eraseAllDue()
  expect(await exists(asha)).toBe(false)
  expect(await suppressed.list(db, asha.email)).toEqual([])
  expect(await suppressed.list(db, ben.email)).toHaveLength(1)
  await mailbox.mailTo(asha.email, 'Your account has been erased')
  await expect(signIn(asha)).rejects.toMatchObject({ code: 'account.invalid_credentials' })
  const back = (await signIn(ben)) as { token: string }
  expect(await as(back).account.me()).toMatchObject({ followers: 0, following: 0 })
  expect(await as(back).community.session({ params: { id } })).toMatchObject({ likes: 0 })
})

test('no request counter outlives the fourteen days', () => {
  const seconds = Object.values(api).flatMap((routes) =>
    Object.values(routes).map((route) => ('limit' in route ? (route.limit as { seconds: number }).seconds : 0)),
  )
  expect(Math.max(...seconds)).toBeLessThan(14 * 24 * 60 * 60)
})
