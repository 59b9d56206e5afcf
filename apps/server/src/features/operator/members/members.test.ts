import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { rowsHolding } from '#testing/every-row.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { operatorSchedule } from '../operator.jobs.ts'
import { openMember } from './members.service.ts'

const clock = movableClock()
const kit = await testApp({ clock })
const { as, db, log, mailbox, member, visitor, withRole, withTwoFactor } = kit
await kit.startWorker()
const ines = await withRole('operator', { displayName: 'Ines' })
const reason = 'Selling, in what is shared with everyone'
const signIn = ({ username, password }: { username: string; password: string }) =>
  visitor().account.login({ body: { identifier: username, password } })
const fresh = { password: ines.password }
/** PostgreSQL notifies every process that a session has ended. We promise that this takes at most five seconds. */
const isShutOut = (someone: Parameters<typeof as>[0]) =>
  vi.waitFor(() => expect(as(someone).account.me()).rejects.toMatchObject({ status: 401 }), { timeout: 5_000 })

test('members are found by name, username and email, and opening one is logged', async () => {
  const asha = await member({ displayName: 'Ashavari Pinewood' })
  for (const q of ['ashavari pine', asha.username.slice(3, 20), `@${asha.username}`, asha.email.toUpperCase()]) {
    const { items } = await as(ines).operator.members({ body: { q } })
    expect(
      items.map(({ id }) => id),
      q,
    ).toContain(asha.id)
  }
  expect((await as(ines).operator.members({ body: { q: '100%_nobody' } })).items).toEqual([])
  const opened = await as(ines).operator.member({ params: { id: asha.id }, query: {} })
  expect(opened).toMatchObject({ username: asha.username, email: asha.email, devices: 1, publicSessions: 0 })
  expect(opened.history.map(({ act }) => act)).toEqual(['member_opened'])
  const gone = as(ines).operator.member({ params: { id: crypto.randomUUID() }, query: {} })
  await expect(gone).rejects.toMatchObject({ code: 'operator.member_not_found' })
})

test('two-factor authentication counts once its set-up is finished', async () => {
  const asha = await member()
  const row = async () => (await as(ines).operator.members({ body: { q: `@${asha.username}` } })).items[0]
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
  await as(asha).security.enableTwoFactor({ body: { password: asha.password } })
  expect(await row()).toMatchObject({ id: asha.id, hasTwoFactor: false })
  await withTwoFactor(asha)
  expect(await row()).toMatchObject({ hasTwoFactor: true })
})

const openingsOf = async (username: string) =>
  (await as(ines).operator.audit({ query: { limit: 100 } })).items.filter(
    ({ act, subject }) => act === 'member_opened' && subject?.username === username,
  )

test('one visit is logged as one opening, even after actions and when the page loads twice', async () => {
  const [asha, tomas] = [await member(), await withRole('moderator')]
  const on = { params: { id: asha.id } }
  const look = (by = ines) => as(by).operator.member({ ...on, query: {} })
  await Promise.all(Array.from({ length: 5 }, () => look()))
  await as(ines).operator.verifyMember({ ...on, body: { reason: 'Teacher, papers seen', isVerified: true } })
  expect((await look()).history.map(({ act }) => act).toSorted()).toEqual(['badge_granted', 'member_opened'])
  await look(tomas)
  const openings = await openingsOf(asha.username)
  expect(openings).toHaveLength(2)
  expect(new Set(openings.map(({ actor }) => actor?.username))).toEqual(new Set([ines.username, tomas.username]))
})

test('opening a member from a report is logged separately, with that report', async () => {
  const [asha, report] = [await member(), crypto.randomUUID()]
  for (const query of [{}, { report }, { report }]) {
    await as(ines).operator.member({ params: { id: asha.id }, query })
  }
  const openings = await openingsOf(asha.username)
  expect(openings).toHaveLength(2)
  expect(new Set(openings.map(({ objectId }) => objectId))).toEqual(new Set([report, null]))
})

test('a member whose name is part of our own wording can be opened', async () => {
  for (const displayName of ['Members', 'report']) {
    const { id } = await member({ displayName })
    const query = displayName === 'report' ? { report: crypto.randomUUID() } : {}
    expect(await as(ines).operator.member({ params: { id }, query })).toMatchObject({ displayName })
  }
})

test('a suspended member is signed out, can’t sign in and is hidden, until they are restored', async () => {
  const [asha, ben] = [await member(), await member({ displayName: 'Benedikt Stillwater' })]
  const session = await as(ben).practice.log({ body: aPractice({ visibility: 'public' }) })
  await as(asha).community.follow({ params: { id: ben.id } })
  const before = (await rowsHolding(db, session.id)).length
  await as(ines).operator.suspendMember({ params: { id: ben.id }, body: { reason, days: 7, ...fresh } })

  await isShutOut(ben)
  const since = clock.now()
  const until = new Date(since.getTime() + 7 * 86_400_000).toISOString()
  const paused = { status: 403, code: 'account.suspended', fields: { since: since.toISOString(), until, reason } }
  await expect(signIn(ben)).rejects.toMatchObject(paused)
  await expect(visitor().account.refresh({ body: { refreshToken: ben.refreshToken } })).rejects.toMatchObject(paused)
  await expect(signIn({ ...ben, password: 'another password' })).rejects.toMatchObject({
    code: 'account.invalid_credentials',
  })
  const sees = async () => ({
    all: (await as(asha).community.feed({ query: { limit: 50 } })).items.some(({ id }) => id === session.id),
    search: (await as(asha).community.search({ query: { q: 'Benedikt' } })).items.length > 0,
    page: await as(asha)
      .community.person({ params: { username: ben.username } })
      .then(
        () => true,
        () => false,
      ),
    following:
      (await as(asha).community.followingOf({ params: { username: asha.username }, query: {} })).items.length > 0,
  })
  expect(await sees()).toEqual({ all: false, search: false, page: false, following: false })
  expect((await rowsHolding(db, session.id)).length).toBe(before)
  expect((await mailbox.mailTo(ben.email, 'We’ve paused your account')).text).toContain(reason)

  await as(ines).operator.restoreMember({ params: { id: ben.id }, body: { reason: 'Appeal upheld' } })
  expect(await sees()).toEqual({ all: true, search: true, page: true, following: true })
  expect(await signIn(ben)).toMatchObject({ user: { id: ben.id } })
  await mailbox.mailTo(ben.email, 'Your account is back')
  const again = as(ines).operator.restoreMember({ params: { id: ben.id }, body: { reason: 'Once more' } })
  await expect(again).rejects.toMatchObject({ code: 'operator.not_suspended' })
})

test('a temporary suspension ends by itself, at a sign-in or by the job', async () => {
  const [asha, ben] = [await member(), await member()]
  for (const { id } of [asha, ben]) {
    await as(ines).operator.suspendMember({ params: { id }, body: { reason, days: 7, ...fresh } })
  }
  clock.advance({ days: 7 })
  expect(await signIn(asha)).toMatchObject({ user: { id: asha.id } })
  const lift = operatorSchedule({ db, clock, log }).find(({ name }) => name === 'operator.lift_suspensions')
  await lift?.run({})
  const row = await db.selectFrom('users').select('suspended_at').where('id', '=', ben.id).executeTakeFirst()
  expect(row).toEqual({ suspended_at: null })
})

test('a suspension that cannot be lifted does not keep others from ending', async () => {
  const [asha, ben] = [await member(), await member()]
  const { operator, password } = await fromNowOn()
  for (const { id } of [asha, ben]) {
    await operator.suspendMember({ params: { id }, body: { reason, days: 7, password } })
  }
  const refusal = sql.raw(`check (id <> '${asha.id}' or suspended_at is not null) not valid`)
  await sql`alter table users add constraint stays_suspended ${refusal}`.execute(db)
  clock.advance({ days: 7 })
  const lift = operatorSchedule({ db, clock, log }).find(({ name }) => name === 'operator.lift_suspensions')
  await lift?.run({})
  const rows = await db.selectFrom('users').select('id').where('suspended_at', 'is not', null).execute()
  expect(rows).toContainEqual({ id: asha.id })
  expect(rows).not.toContainEqual({ id: ben.id })
  await sql`alter table users drop constraint stays_suspended`.execute(db)
})

/** Signs everyone in again, because their tokens have expired since the clock moved. */
const fromNowOn = async () => {
  const operator = await withRole('operator')
  return { operator: as(operator).operator, password: operator.password }
}

test('an operator’s return after an hour is logged as another opening', async () => {
  const { id } = await member()
  const openings = async () => (await openMember({ db, clock }, { by: ines, id })).history.length
  expect(await openings()).toBe(1)
  clock.advance({ minutes: 59 })
  expect(await openings()).toBe(1)
  clock.advance({ minutes: 2 })
  expect(await openings()).toBe(2)
})

test('a reset turns off two-factor authentication, ends every session and notifies the member', async () => {
  const { operator, password } = await fromNowOn()
  const ben = await member()
  const body = { reason: 'Video call; passport seen', password }
  await expect(operator.resetTwoFactor({ params: { id: ben.id }, body })).rejects.toMatchObject({
    code: 'operator.no_two_factor',
  })
  await withTwoFactor(ben)
  await operator.resetTwoFactor({ params: { id: ben.id }, body })
  await isShutOut(ben)
  expect(await signIn(ben)).toMatchObject({ user: { id: ben.id } })
  expect((await mailbox.mailTo(ben.email, 'Two-factor authentication is off')).text).toContain('An operator turned off')
})

test('sanctions require a recent proof, and never apply to someone with a role', async () => {
  const { operator, password } = await fromNowOn()
  const [ben, tomas] = [await member(), await withRole('moderator')]
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', ben.id).execute()
  clock.advance({ minutes: 6 })
  for (const act of ['resetTwoFactor', 'exportMember', 'eraseMember'] as const) {
    const plain = operator[act]({ params: { id: ben.id }, body: { reason } })
    await expect(plain, act).rejects.toMatchObject({ code: 'security.password_needed' })
    const colleague = operator[act]({ params: { id: tomas.id }, body: { reason, password } })
    await expect(colleague, act).rejects.toMatchObject({ code: 'operator.has_role' })
  }
})

test('operators can give a badge, sign members out and send them emails', async () => {
  const { operator } = await fromNowOn()
  const ben = await member()
  const on = { params: { id: ben.id } }
  await operator.verifyMember({ ...on, body: { reason: 'Teacher, papers seen', isVerified: true } })
  expect(await as(ben).account.me()).toMatchObject({ isVerified: true })
  // The member got one when they joined.
  clock.advance({ minutes: 10 })
  await operator.resendEmail({ ...on, body: { reason: 'Asked by letter', email: 'verification' } })
  await mailbox.mailTo(ben.email, 'Verify your email address')
  await operator.resendEmail({ ...on, body: { reason: 'Asked by letter', email: 'password' } })
  await mailbox.mailTo(ben.email, 'Reset your password')
  await operator.signOutMember({ ...on, body: { reason: 'A lost phone' } })
  await isShutOut(ben)
  const { history } = await operator.member({ ...on, query: {} })
  expect(history.map(({ act }) => act).toSorted()).toEqual(
    ['badge_granted', 'email_resent', 'email_resent', 'member_opened', 'member_signed_out'].toSorted(),
  )
})

test('the console can’t sign out anyone with a role', async () => {
  const [tomas, { operator }] = [await withRole('moderator'), await fromNowOn()]
  const { id } = await withRole('operator')
  const body = { reason: 'A lost phone' }
  const signedOut = as(tomas).operator.signOutMember({ params: { id }, body })
  await expect(signedOut).rejects.toMatchObject({ code: 'operator.has_role' })
  const byAnOperator = operator.signOutMember({ params: { id: tomas.id }, body })
  await expect(byAnOperator).rejects.toMatchObject({ code: 'operator.has_role' })
  const oneself = as(tomas).operator.signOutMember({ params: { id: tomas.id }, body })
  await expect(oneself).rejects.toMatchObject({ code: 'operator.not_oneself' })
})

test('an export is sent to the member’s verified address and nowhere else', async () => {
  const { operator, password } = await fromNowOn()
  const ben = await member()
  const exporting = () => operator.exportMember({ params: { id: ben.id }, body: { reason: 'Asked for it', password } })
  await expect(exporting()).rejects.toMatchObject({ code: 'account.no_verified_email' })
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', ben.id).execute()
  expect(await exporting()).toBeNull()
  const { text = '' } = await mailbox.mailTo(ben.email, 'Your archive is ready')
  expect(text).toContain('http://localhost/settings/archive')
})
