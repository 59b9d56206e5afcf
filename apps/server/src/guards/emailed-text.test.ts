import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'
import { createCommands } from '#cli/commands.ts'

const perDay = 6
/** Far from midnight, so that some minutes are on one day. */
const clock = movableClock(new Date('2026-11-15T10:00:00Z'))
const app = await testApp({
  clock,
  config: { STRANGER_EMAILS_PER_DAY: perDay, OPERATOR_EMAIL: 'help@compass.example' },
})
const { as, config, db, mailbox, member, startWorker, visitor } = app
await startWorker()

const anEntry = (name: string) => ({ email: `${randomUUID()}@example.org`, name, currentPractice: 'teacher' as const })

/** Each test has its own day, and therefore its own budget. */
beforeAll(() => clock.advance({ days: 1 }))

const workedOff = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ left: number }>`select count(*)::int as left from graphile_worker.jobs`.execute(db)
      expect(rows[0]?.left).toBe(0)
    },
    { timeout: 60_000, interval: 20 },
  )

async function printed(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  await createCommands({ app, config, print: (line) => lines.push(line) }).parseAsync(args, { from: 'user' })
  return lines
}

test('emails contain no name until the address is verified', async () => {
  clock.advance({ days: 1 })
  const vasanti = await member({ displayName: 'Vasanti' })
  const entry = anEntry('Vasanti')
  await visitor().waitlist.join({ body: entry })
  await printed('waitlist', 'invite', entry.email)
  await visitor().account.forgotPassword({ body: { email: vasanti.email } })
  const elsewhere = `new-${vasanti.email}`
  await as(vasanti).account.changeEmail({ body: { email: elsewhere, password: vasanti.password } })
  const reset = 'Reset your password'
  await mailbox.mailTo(vasanti.email, reset)
  const { text = '' } = await mailbox.mailTo(elsewhere)
  await mailbox.mailTo(entry.email, 'Your invitation to Sadhana Compass')
  await workedOff()
  const mails = [vasanti.email, elsewhere, entry.email].flatMap((address) => mailbox.sentTo(address))
  expect(mails.length).toBeGreaterThanOrEqual(5)
  for (const mail of mails) expect(JSON.stringify(mail)).not.toContain('Vasanti')

  await visitor().account.verifyEmail({ body: { token: /#token=([\w-]+)/.exec(text)?.[1] ?? '' } })
  clock.advance({ minutes: 1 })
  await visitor().account.forgotPassword({ body: { email: elsewhere } })
  expect((await mailbox.mailTo(elsewhere, reset)).text).toContain('Hello Vasanti,')
})

test('a name older than our rules can’t break a line or add a link, in emails or on the terminal', async () => {
  clock.advance({ days: 1 })
  const name = 'Win\r\nBcc: all@evil.example \u202e\u001b[2J https://evil.example'
  const asha = await member()
  await db.updateTable('users').set({ display_name: name, email_verified: true }).where('id', '=', asha.id).execute()
  await visitor().account.forgotPassword({ body: { email: asha.email } })
  const mail = await mailbox.mailTo(asha.email, 'Reset your password')
  expect(JSON.stringify(mail)).not.toMatch(/evil|Win/)
  expect(mail.text).toMatch(/^Hello,$/m)

  const entry = anEntry('Mira')
  await visitor().waitlist.join({ body: entry })
  await db.updateTable('waitlist_entries').set({ name }).where('email', '=', entry.email).execute()
  const lines = await printed('waitlist')
  // oxlint-disable-next-line no-control-regex -- these are what must not be printed
  for (const line of lines) expect(line.replaceAll('\t', ' ')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e\u2028]/)
})

test('emails to strangers are limited per day; their requests still succeed', async () => {
  // An email that is still waiting would count for the new day.
  await workedOff()
  clock.advance({ days: 1 })
  const entries = Array.from({ length: perDay + 3 }, () => anEntry('Mira'))
  await Promise.all(entries.map((body) => visitor().waitlist.join({ body })))
  await workedOff()
  const addresses = entries.map(({ email }) => email)
  const emailed = () => addresses.filter((address) => mailbox.sentTo(address).length > 0).length
  expect(emailed()).toBe(perDay)
  const stored = db.selectFrom('waitlist_entries').select('id').where('email', 'in', addresses)
  expect(await stored.execute()).toHaveLength(entries.length)

  clock.advance({ days: 1 })
  const tomorrow = anEntry('Mira')
  await visitor().waitlist.join({ body: tomorrow })
  await mailbox.mailTo(tomorrow.email)
})

test('when the daily budget is used up, a verification email is refused, but signing up still works', async () => {
  clock.advance({ days: 1 })
  const asha = await member()
  for (let count = 1; count < perDay; count++) await member()
  await workedOff()
  clock.advance({ minutes: 1 })
  await expect(as(asha).security.sendVerificationEmail()).rejects.toMatchObject({
    status: 429,
    code: 'security.emails_spent',
  })
  const ben = await member()
  await workedOff()
  expect(mailbox.sentTo(ben.email)).toEqual([])
})

test('an email names the contact address that the operator set', async () => {
  clock.advance({ days: 1 })
  const entry = anEntry('Mira')
  await visitor().waitlist.join({ body: entry })
  expect((await mailbox.mailTo(entry.email)).text).toContain('Questions? Write to help@compass.example.')
})
