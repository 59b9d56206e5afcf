import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { createKeys } from '#platform/keys.ts'
import { createLogger } from '#platform/log.ts'
import { testDatabase } from '#testing/database.ts'
import { createMailer } from './mailer.ts'
import { createStrangerBudget } from './stranger-budget.repo.ts'
import { createSuppressedAddresses } from './suppressed-addresses.repo.ts'

const arrived: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    let content = ''
    stream.setEncoding('latin1').on('data', (part: string) => (content += part))
    stream.on('end', () => {
      arrived.push(content)
      done()
    })
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
afterAll(() => new Promise<void>((done) => server.close(() => done())))

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const clock = systemClock
const keys = createKeys({ current: 'a secret for these tests alone, nowhere else', previous: undefined })
const common = {
  db: await testDatabase(),
  log: createLogger('silent'),
  keys,
  budget: createStrangerBudget({ clock, perDay: 10 }),
  suppressed: createSuppressedAddresses({ keys, clock }),
  quietFor: async () => 0,
}
const config = {
  SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
  MAIL_FROM: 'Compass <hello@compass.example>',
  PUBLIC_URL: 'https://compass.example',
}
const signing = {
  DKIM_SELECTOR: 'one',
  DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}

async function send(settings: object): Promise<string> {
  const mailer = createMailer({ ...common, config: { ...config, ...settings } })
  await mailer.send({
    kind: 'optional',
    list: 'optional',
    userId: '01900000-0000-7000-8000-000000000000',
    to: { address: 'asha@example.org', name: 'Asha' },
    subject: 'What a quarter – so far',
    content: { language: 'en', paragraphs: ['Thank you.  And more.', 'ॐ'], closing: 'Be well.' },
    id: 'reminder.1',
  })
  mailer.close()
  return arrived.at(-1) ?? ''
}

/** What a mailbox provider does (RFC 6376, relaxed/relaxed). Returns the signature's fields if it is right. */
function verify(mail: string): Record<string, string> | undefined {
  const [head = '', ...rest] = mail.split('\r\n\r\n')
  const headers = head.split(/\r\n(?![ \t])/).map((line) => {
    const colon = line.indexOf(':')
    return {
      name: line.slice(0, colon).toLowerCase(),
      value: line
        .slice(colon + 1)
        .replace(/\s+/g, ' ')
        .trim(),
    }
  })
  const signature = headers.find(({ name }) => name === 'dkim-signature')?.value ?? ''
  const fields: Record<string, string> = Object.fromEntries(
    signature.split(/;\s*/).map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )
  const body = `${rest
    .join('\r\n\r\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(\r\n)+$/, '')}\r\n`
  const signed = [
    ...(fields['h'] ?? '').split(':').flatMap((wanted) => {
      const found = headers.findLast(({ name }) => name === wanted.trim().toLowerCase())
      return found ? [`${found.name}:${found.value}\r\n`] : []
    }),
    `dkim-signature:${signature.replace(/b=[^;]*$/, 'b=')}`,
  ].join('')
  const isRight =
    createHash('sha256').update(body, 'latin1').digest('base64') === fields['bh']?.replaceAll(' ', '') &&
    createVerify('RSA-SHA256')
      .update(signed, 'latin1')
      .verify(publicKey, Buffer.from(fields['b']?.replaceAll(' ', '') ?? '', 'base64'))
  return isRight ? fields : undefined
}

test('with a private key, emails are signed, and the signature covers the one-click headers', async () => {
  const mail = await send(signing)
  const url = /^List-Unsubscribe:\s+<(?<url>[^>\s]+)>\r$/m.exec(mail)?.groups?.['url'] ?? ''
  expect(url).toMatch(/^https:\/\/compass\.example\/unsubscribe\/optional\./)
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const { d, s, h = '' } = verify(mail) ?? {}
  expect({ d, s }).toEqual({ d: 'compass.example', s: 'one' })
  const covered = h.toLowerCase().split(':')
  for (const name of ['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post'])
    expect(covered).toContain(name)
})

test.each([
  ['the link', (mail: string) => mail.replace('/unsubscribe/optional', '/unsubscribe/0ptional')],
  ['the one-click header', (mail: string) => mail.replace('=One-Click', '=One-Clack')],
  ['the subject', (mail: string) => mail.replace(/^Subject: /m, 'Subject: Re: ')],
  ['the text', (mail: string) => mail.replace('Thank you.', 'Thank you!')],
])('a signature no longer holds once %s was changed', async (_, change) => {
  const mail = await send(signing)
  expect(verify(mail)).toBeDefined()
  expect(verify(change(mail))).toBeUndefined()
})

test('without a private key, the mail server signs', async () => {
  expect(await send({ DKIM_SELECTOR: 'one' })).not.toContain('DKIM-Signature')
})
