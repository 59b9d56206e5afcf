import { expect, test } from 'vitest'
import { createDb, createPool } from '#platform/db/database.ts'
import { createKeys } from '#platform/keys.ts'
import { returnAddressFor } from '#platform/mail/return-address.ts'
import { createSuppressedAddresses } from '#platform/mail/suppressed-addresses.repo.ts'
import { testApp } from '#testing/test-app.ts'
import { createCommands } from './commands.ts'

const app = await testApp({ config: { BOUNCE_ADDRESS: 'bounces@compass.example' } })
const { clock, config, db, keys, mailbox, member, startWorker, visitor } = app
await startWorker()
const suppressed = createSuppressedAddresses({ keys, clock })
const isSuppressed = async (address: string) => (await suppressed.list(db, address)).length > 0

async function pipe(message: string, changes: Partial<typeof app> = {}): Promise<string> {
  const lines: string[] = []
  const input = (async function* () {
    // Mail servers end lines with both characters, and the command reads in pieces.
    const bytes = Buffer.from(message.replaceAll('\n', '\r\n'))
    for (let start = 0; start < bytes.length; start += 100) yield bytes.subarray(start, start + 100)
  })()
  const print = (line: string) => lines.push(line)
  await createCommands({ app: { ...app, ...changes }, config, print, input }).parseAsync(['bounces'], { from: 'user' })
  return lines.join('\n')
}

type Report = { to: string; header?: string; action?: string; status?: string; encoding?: 'base64' }

/** A report as Postfix writes it. */
function reportOf({ to, header = 'To', action = 'failed', status = '5.1.1', encoding }: Report): string {
  const fields = `Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; someone@example.org
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 no such
    user
`
  return `Return-Path: <>
${header}: ${to}
From: MAILER-DAEMON@mx.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="part"

--part
Content-Type: text/plain

I'm sorry to have to inform you.

--part
Content-Type: message/delivery-status${encoding ? `\nContent-Transfer-Encoding: ${encoding}` : ''}

${encoding ? Buffer.from(fields).toString(encoding) : fields}
--part
Content-Type: message/rfc822

Subject: Hello
To: someone@example.org

Action: failed
Status: 5.1.1
--part--
`
}

const tagFor = (address: string) => returnAddressFor(keys, 'bounces@compass.example', address)

test('an email names a return address, and a report that arrives there suppresses its recipient', async () => {
  const asha = await member()
  await visitor().account.forgotPassword({ body: { email: asha.email } })
  await mailbox.mailTo(asha.email, 'Reset your password')
  const to = mailbox.returnAddressOf(asha.email)
  expect(to).toMatch(/^bounces\+[0-9a-f]{48}@compass\.example$/)
  expect(to.split('@')[0]?.length).toBeLessThanOrEqual(64)
  expect(await pipe(reportOf({ to }))).toBe('no more emails go to this address')
  expect(await isSuppressed(asha.email)).toBe(true)
  expect(await pipe(reportOf({ to }))).toBe('no more emails go to this address')
})

test.each<[string, Partial<Report>]>([
  ['in capital letters', { to: tagFor('one@example.org').toUpperCase() }],
  ['with a name', { to: `"Mail" <${tagFor('one@example.org')}>` }],
  ['in another header', { header: 'Delivered-To' }],
  ['with an encoded report', { encoding: 'base64' }],
])('a return address is found %s', async (_, changes) => {
  await suppressed.forget(db, 'one@example.org')
  await pipe(reportOf({ to: tagFor('one@example.org'), ...changes }))
  expect(await isSuppressed('one@example.org')).toBe(true)
})

const forger = createKeys({ current: 'a key that is not ours, and long enough', previous: undefined })

test.each<[string, string, string]>([
  ['a full mailbox', reportOf({ to: tagFor('two@example.org'), status: '5.2.2' }), 'the address may still work'],
  ['a delay', reportOf({ to: tagFor('two@example.org'), action: 'delayed' }), 'the address may still work'],
  ['a delivery', reportOf({ to: tagFor('two@example.org'), action: 'delivered' }), 'the address may still work'],
  [
    'an answer while away',
    `To: ${tagFor('two@example.org')}\n\nI am away.\n\nAction: failed\nStatus: 5.1.1\n`,
    'report',
  ],
  ['another address', reportOf({ to: 'bounces@compass.example' }), 'not sent to a return address'],
  [
    'a forged tag',
    reportOf({ to: returnAddressFor(forger, 'bounces@compass.example', 'two@example.org') }),
    'not sent',
  ],
  ['nothing', '', 'not sent'],
])('%s changes nothing', async (_, message, reason) => {
  const before = await db.selectFrom('suppressed_addresses').select('hash').execute()
  expect(await pipe(message)).toContain(`nothing to do: `)
  expect(await pipe(message)).toContain(reason)
  expect(await db.selectFrom('suppressed_addresses').select('hash').execute()).toEqual(before)
})

test('a tag made before the key was replaced still counts', async () => {
  const next = createKeys({ current: 'the next key, which is long enough', previous: config.SECRET_KEY })
  await pipe(reportOf({ to: tagFor('three@example.org') }), { keys: next })
  expect(await createSuppressedAddresses({ keys: next, clock }).list(db, 'three@example.org')).toHaveLength(1)
})

test('if the database is away, the mail server is told to try again later', async () => {
  const connectionString = 'postgres://postgres@127.0.0.1:1/none'
  const away = createDb(createPool({ connectionString, poolSize: 1, name: 'test', onError: () => {} }))
  await expect(pipe(reportOf({ to: tagFor('four@example.org') }), { db: away })).rejects.toMatchObject({ exitCode: 75 })
})
