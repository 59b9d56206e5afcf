import { closedText, closingText } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { heldByClosing } from '#platform/switches/switch-table.ts'
import { closingDay } from '#platform/switches/switches.ts'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'

const app = await givingApp({ STRANGER_EMAILS_PER_DAY: 10_000 }, new Date('2026-11-19T09:00:00Z'))
const { as, books, browser, clock, db, deliverAll, mailbox, member, newcomer, referenceOf, visitor, withRole } = app
await app.startWorker()

const on = '2026-12-24'
const reason = 'No one has time for it any more'
const message = closingText(closingDay(on))
const closing = { code: 'service.closing', message }

const ines = await withRole('operator', { displayName: 'Ines' })
const asha = await member()
const supporter = await member()
const { approveUrl } = await as(supporter).giving.pay({ body: aPayment() })
const reference = referenceOf(approveUrl)
books.approve(reference)
await deliverAll()
/** The console asks for a sign-in every 12 hours. */
const signInAgain = () =>
  db.updateTable('login_sessions').set({ created_at: clock.now() }).where('user_id', '=', ines.id).execute()
const desk = () => as(ines).operator.closing()
/** Entries of the audit log are sorted by time. */
const later = () => clock.advance({ seconds: 1 })
const set = (day = on) => {
  later()
  return as(ines).operator.setClosing({ body: { on: day, reason, password: ines.password } })
}
const cancel = () => {
  later()
  return as(ines).operator.cancelClosing({ body: { reason: 'Someone takes over', password: ines.password } })
}

const subjects = (address: string) => mailbox.sentTo(address).map(({ subject }) => subject)
/** Starts what the schedule starts every ten minutes. */
const resume = () => sql`select graphile_worker.add_job('operator.resume_closing')`.execute(db)
const workedOff = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from graphile_worker._private_jobs`.execute(db)
      expect(rows).toEqual([])
    },
    { timeout: 20_000, interval: 20 },
  )

test('a day needs an operator, a proof, a reason and 30 days', async () => {
  expect(await desk()).toEqual({ closing: null, earliest: '2026-12-19', members: 3, contributors: 1 })
  await expect(set('2026-12-18')).rejects.toMatchObject({ code: 'operator.closing_too_soon' })
  const moderator = await withRole('moderator')
  await expect(as(moderator).operator.closing()).rejects.toMatchObject({ code: 'operator.needs_operator' })
  clock.advance({ minutes: 6 })
  await expect(as(ines).operator.setClosing({ body: { on, reason } })).rejects.toMatchObject({
    code: 'security.password_needed',
  })
  await expect(as(ines).operator.setClosing({ body: { on, reason: ' ' } })).rejects.toMatchObject({
    code: 'request.invalid',
  })
  expect((await desk()).closing).toBeNull()
})

test('from then on no one can join or contribute, and everyone reads why', async () => {
  const both = await Promise.allSettled([set('2027-01-02'), set('2027-01-01')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(set()).rejects.toMatchObject({ code: 'operator.closing_exists' })
  const day = (await desk()).closing?.on
  expect(['2027-01-02', '2027-01-01']).toContain(day)
  await cancel()
  await workedOff()
  await set()
  await expect(visitor().account.register({ body: await newcomer() })).rejects.toMatchObject(closing)
  await expect(
    visitor().waitlist.join({ body: { email: 'mira@example.org', name: 'Mira', currentPractice: 'teacher' } }),
  ).rejects.toMatchObject(closing)
  await expect(as(asha).referral.generate()).rejects.toMatchObject(closing)
  const german = browser(new Map([['language', 'de']]))
  await expect(german.account.register({ body: await newcomer() })).rejects.toThrow(
    /^Diese Installation schließt am 24\. Dezember 2026 /,
  )
  await expect(as(asha).giving.pay({ body: aPayment() })).rejects.toMatchObject(closing)
  await expect(as(ines).operator.inviteWaiting({ body: { entryIds: [asha.id] } })).rejects.toMatchObject(closing)
  expect(heldByClosing).toHaveLength(4)
  expect((await as(asha).account.me()).closing).toEqual({ on, reason })
  expect((await visitor().account.socialProviders()).closing).toEqual({ on, reason })
  expect((await as(asha).account.me()).off).toEqual(['registration'])
  const { items } = await as(ines).operator.audit({ query: {} })
  expect(items.slice(0, 3).map(({ act }) => act)).toEqual(['closing_set', 'closing_cancelled', 'closing_set'])
  expect(items[0]).toMatchObject({ reason, actor: { displayName: 'Ines' } })
})

test('everyone gets each email once, and an archive that stays until the day; contributions end', async () => {
  await workedOff()
  const first = `Sadhana Compass closes on ${closingDay(on)}`
  const mail = await mailbox.mailTo(asha.email, first)
  expect(mail.text).toContain(`The people who run it write: “${reason}”`)
  expect(mail.text).toContain('/settings/archive')
  await vi.waitFor(() => expect(books.get(reference).status).toBe('CANCELLED'), 10_000)
  await resume()
  await workedOff()
  expect(subjects(asha.email).filter((subject) => subject === first)).toHaveLength(1)

  clock.advance({ days: 24 })
  await resume()
  await workedOff()
  clock.advance({ days: 5 })
  await resume()
  await resume()
  await workedOff()
  const told = [
    first,
    `Closing on ${closingDay(on)}: take your archive`,
    `Your archive, before we close on ${closingDay(on)}`,
  ]
  for (const { email } of [asha, supporter, ines]) {
    expect(subjects(email).filter((subject) => told.includes(subject ?? ''))).toEqual(told)
  }
  await signInAgain()
  const closingNow = (await desk()).closing
  expect(closingNow?.emails.map(({ round, queued, sent }) => [round, queued, sent])).toEqual([
    ['announced', 4, 4],
    ['reminder', 4, 4],
    ['last', 4, 4],
  ])
  expect(closingNow?.archives).toEqual({ ready: 4, making: 0, failed: 0 })
  expect(await as(asha).portability.archive()).toMatchObject({ expiresAt: `${on}T12:00:00.000Z` })
  clock.advance({ days: 3 })
  await sql`select graphile_worker.add_job('portability.purge_outdated')`.execute(db)
  await workedOff()
  const { url } = (await as(asha).portability.archive()) ?? {}
  expect((await fetch((url ?? '').replace(/^https?:\/\/[^/]+/, app.url))).status).toBe(200)
})

test('cancelling puts everything back, and tells each member once', async () => {
  const stays = 'Sadhana Compass stays open'
  const told = (address: string) => subjects(address).filter((subject) => subject === stays).length
  const before = told(asha.email)
  await signInAgain()
  await cancel()
  await Promise.all([cancel(), resume()])
  await workedOff()
  await resume()
  await workedOff()
  expect(told(asha.email)).toBe(before + 1)
  for (const { email } of [asha, supporter, ines]) expect(subjects(email).at(-1)).toBe(stays)
  expect((await as(asha).account.me()).closing).toBeUndefined()
  expect((await as(asha).account.me()).off).toEqual([])
  const inADay = clock.now().getTime() + 24 * 60 * 60_000
  expect(Date.parse((await as(asha).portability.archive())?.expiresAt ?? '')).toBeLessThanOrEqual(inADay)
  await visitor().account.register({ body: await newcomer() })
})

test('on the day everyone is signed out, and signing in answers that it closed', async () => {
  const day = '2027-03-01'
  await set(day)
  await workedOff()
  const login = () => visitor().account.login({ body: { identifier: asha.username, password: asha.password } })
  const before = await login()
  const signedIn = 'token' in before ? before : asha
  clock.advance({ days: 120 })
  const closed = { code: 'service.closed', message: closedText(closingDay(day)) }
  await expect(login()).rejects.toMatchObject(closed)
  const spanish = browser(new Map([['language', 'es']]))
  const signingIn = spanish.account.login({ body: { identifier: asha.username, password: asha.password } })
  await expect(signingIn).rejects.toThrow(/^Esta instalación cerró el 1 de marzo de 2027\./)
  await resume()
  await workedOff()
  await expect(visitor().account.refresh({ body: { refreshToken: signedIn.refreshToken } })).rejects.toMatchObject({
    code: 'auth.required',
  })
  expect(await db.selectFrom('login_sessions').select('id').where('revoked_at', 'is', null).execute()).toEqual([])
})
