import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { createKeys } from '#platform/keys.ts'
import { createLogger } from '#platform/log.ts'
import { FailedForGood } from '#platform/queue/jobs.ts'
import { testDatabase } from '#testing/database.ts'
import { createMailer } from './mailer.ts'
import { createStrangerBudget } from './stranger-budget.repo.ts'
import { createSuppressedAddresses, type SuppressionReason } from './suppressed-addresses.repo.ts'

/** Answers as the first part of the address says: `rcpt-550`, `mail-550`, `data-554`, `rcpt-550-5.1.1`. */
const answer = (stage: string, address = ''): Error | null => {
  const [wanted, code, status] = (address.split('@')[0] ?? '').split('-')
  const words = status ? `${status} no` : 'no'
  return wanted === stage ? Object.assign(new Error(words), { responseCode: Number(code) }) : null
}
const arrived: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: ({ address }, _session, done) => done(answer('mail', address)),
  onRcptTo: ({ address }, _session, done) => done(answer('rcpt', address)),
  onData: (stream, { envelope }, done) => {
    const to = envelope.rcptTo[0]?.address ?? ''
    arrived.push(to)
    stream.resume().on('end', () => done(answer('data', to)))
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
afterAll(() => new Promise<void>((done) => server.close(() => done())))
const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`

const keys = createKeys({ current: 'a secret for these tests alone, nowhere else', previous: undefined })
const suppressed = createSuppressedAddresses({ keys, clock: systemClock })
const db = await testDatabase()
const sending = {
  db,
  suppressed,
  log: createLogger('silent'),
  budget: createStrangerBudget({ clock: systemClock, perDay: 10 }),
  keys,
  quietFor: async () => 0,
}

type Kind = Parameters<ReturnType<typeof createMailer>['send']>[0]['kind']
const asKind = (kind: Kind) =>
  kind === 'optional' ? ({ kind, list: 'optional', userId: 'mira' } as const) : ({ kind } as const)
type Changes = { from?: string | undefined; kind?: Kind }

async function failureOf(to: string, { from = 'hello@example.org', kind = 'service' }: Changes = {}): Promise<unknown> {
  const mailer = createMailer({
    ...sending,
    config: { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: 'http://localhost' },
  })
  const content = { language: 'en' as const, paragraphs: ['A word.'], closing: 'Be well.' }
  const sent = mailer.send({
    ...asKind(kind),
    to: { name: 'Mira', address: to },
    subject: 'Hello',
    content,
    id: 'reminder.1',
  })
  return sent
    .then(
      () => null,
      (error: unknown) => error,
    )
    .finally(() => mailer.close())
}

test.each([
  ['an address that does not exist', 'rcpt-550@example.org'],
  ['an address the server can’t read', 'rcpt-500@example.org'],
  ['an email that is refused for what it holds', 'data-554@example.org'],
])('%s is a permanent failure', async (_, to) => {
  expect(await failureOf(to)).toBeInstanceOf(FailedForGood)
})

test.each([
  ['a full mailbox', 'rcpt-452@example.org', undefined],
  ['a server that wants us to wait', 'data-451@example.org', undefined],
  ['a sender that is not allowed, which is for the operator to correct', 'mira@example.org', 'mail-550@example.org'],
])('%s is a temporary failure', async (_, to, from) => {
  const failure = await failureOf(to, { from })
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(FailedForGood)
})

test('an accepted email does not fail', async () => {
  expect(await failureOf('mira@example.org')).toBeNull()
})

const reasons: SuppressionReason[] = ['bounce', 'complaint', 'unsubscribed-all']
const kinds: Kind[] = ['security', 'service', 'optional']
const combinations = reasons.flatMap((reason) => kinds.map((kind) => ({ reason, kind })))

test.each(combinations)('after a $reason, an email of the kind $kind is sent or not', async ({ reason, kind }) => {
  const to = `${reason}-${kind}@example.org`
  await suppressed.suppress(db, to, reason)
  expect(await failureOf(to.toUpperCase(), { kind })).toBeNull()
  const isSent = kind === 'security' || (kind === 'service' && reason === 'unsubscribed-all')
  expect(arrived.filter((address) => address.toLowerCase() === to)).toHaveLength(isSent ? 1 : 0)
})

test('an email about security is tried only once if the address is suppressed', async () => {
  const to = 'data-451@suppressed.example'
  expect(await failureOf(to, { kind: 'security' })).not.toBeInstanceOf(FailedForGood)
  await suppressed.suppress(db, to, 'bounce')
  expect(await failureOf(to, { kind: 'security' })).toBeInstanceOf(FailedForGood)
})

test.each([
  ['an unknown address', 'rcpt-550-5.1.1@example.org', ['bounce']],
  ['a full mailbox', 'rcpt-552-5.2.2@example.org', []],
  ['a refusal without a code', 'rcpt-550@elsewhere.example', []],
  ['a refusal because of the content', 'data-554-5.1.1@example.org', []],
])('%s is remembered, or not', async (_, to, expected) => {
  await failureOf(to)
  expect((await suppressed.list(db, to)).map(({ reason }) => reason)).toEqual(expected)
})

test('an address is found while the key is being replaced, and starts clean once it is forgotten', async () => {
  const to = 'asha@example.org'
  await suppressed.suppress(db, to, 'bounce')
  await suppressed.suppress(db, to, 'bounce')
  const next = createSuppressedAddresses({
    keys: createKeys({ current: 'the next secret', previous: 'a secret for these tests alone, nowhere else' }),
    clock: systemClock,
  })
  await next.suppress(db, to, 'unsubscribed-all')
  expect((await next.list(db, to)).map(({ reason }) => reason)).toEqual(['bounce', 'unsubscribed-all'])
  await next.forget(db, to, ['unsubscribed-all'])
  expect((await next.list(db, to)).map(({ reason }) => reason)).toEqual(['bounce'])
  await next.forget(db, to)
  expect(await next.list(db, to)).toEqual([])
})
