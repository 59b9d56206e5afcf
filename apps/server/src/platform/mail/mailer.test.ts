import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { createLogger } from '#platform/log.ts'
import { FailedForGood } from '#platform/queue/jobs.ts'
import { testDatabase } from '#testing/database.ts'
import { createMailer } from './mailer.ts'
import { createStrangerBudget } from './stranger-budget.repo.ts'

/** Answers as the first part of the address says: `rcpt-550`, `mail-550`, `data-554`. */
const answer = (stage: string, address = ''): Error | null => {
  const [wanted, code] = (address.split('@')[0] ?? '').split('-')
  return wanted === stage ? Object.assign(new Error('no'), { responseCode: Number(code) }) : null
}
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: ({ address }, _session, done) => done(answer('mail', address)),
  onRcptTo: ({ address }, _session, done) => done(answer('rcpt', address)),
  onData: (stream, { envelope }, done) => {
    stream.resume().on('end', () => done(answer('data', envelope.rcptTo[0]?.address)))
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
afterAll(() => new Promise<void>((done) => server.close(() => done())))
const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`

const sending = {
  db: await testDatabase(),
  log: createLogger('silent'),
  budget: createStrangerBudget({ clock: systemClock, perDay: 10 }),
  contact: undefined,
}

async function failureOf(to: string, from = 'hello@example.org'): Promise<unknown> {
  const mailer = createMailer({ ...sending, smtpUrl, from, publicUrl: 'http://localhost' })
  const content = { paragraphs: ['A word.'], closing: 'Be well.' }
  const sent = mailer.send({ to: { name: 'Mira', address: to }, subject: 'Hello', content, id: 'one' })
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
  const failure = await failureOf(to, from)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(FailedForGood)
})

test('an accepted email does not fail', async () => {
  expect(await failureOf('mira@example.org')).toBeNull()
})
