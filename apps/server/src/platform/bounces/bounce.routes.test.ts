import { expect, test } from 'vitest'
import { createSuppressedAddresses } from '#platform/mail/suppressed-addresses.repo.ts'
import { movableClock } from '#testing/clock.ts'
import { startSnsStandIn, topic } from '#testing/mail/sns-stand-in.ts'
import { recordedLog } from '#testing/recorded-log.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-11-15T10:00:00Z'))
const sns = await startSnsStandIn(clock)
const { log, written } = recordedLog()
const password = 'a password of the tests'
const { db, keys, url } = await testApp({
  clock,
  log,
  config: { SES_TOPIC_ARN: topic, POSTMARK_WEBHOOK_PASSWORD: password, OUTGOING_STAND_IN: sns.url },
})
const suppressed = createSuppressedAddresses({ keys, clock })
const reasonsOf = async (address: string) => (await suppressed.list(db, address)).map(({ reason }) => reason)

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/api/webhooks/${path}`, {
    method: 'POST',
    // SNS calls its JSON plain text.
    headers: { 'content-type': 'text/plain; charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return response.status
}

const bounceOf = (address: string, bounceType = 'Permanent') => ({
  notificationType: 'Bounce',
  bounce: { bounceType, bouncedRecipients: [{ emailAddress: address, status: '5.1.1' }] },
})
const complaintOf = (address: string, complaintFeedbackType: string | null = 'abuse') => ({
  eventType: 'Complaint',
  complaint: { complaintFeedbackType, complainedRecipients: [{ emailAddress: address }] },
})

test.each([
  ['an address that does not exist', bounceOf('one@example.org'), ['bounce']],
  ['an address with a name', bounceOf('Asha <one@example.org>'), ['bounce']],
  ['a mailbox that is full', bounceOf('one@example.org', 'Transient'), []],
  ['a bounce that Amazon does not understand', bounceOf('one@example.org', 'Undetermined'), []],
  ['an email that was marked as spam', complaintOf('one@example.org'), ['complaint']],
  ['a complaint without a reason', complaintOf('one@example.org', null), ['complaint']],
  ['an email that is not spam after all', complaintOf('one@example.org', 'not-spam'), []],
  ['a delivery', { notificationType: 'Delivery', delivery: { recipients: ['one@example.org'] } }, []],
  ['something new', { notificationType: 7 }, []],
])('SES: %s', async (_, message, expected) => {
  await suppressed.forget(db, 'one@example.org')
  const envelope = sns.envelope(message)
  expect([await post('ses', envelope), await post('ses', envelope)]).toEqual([200, 200])
  expect(await reasonsOf('One@Example.org')).toEqual(expected)
})

test('a subscription to our topic is confirmed, and the end of one changes nothing', async () => {
  const fields = { Type: 'SubscriptionConfirmation', Token: 'a token', SubscribeURL: sns.subscribeUrl }
  expect(await post('ses', sns.envelope({}, { fields }))).toBe(200)
  expect(sns.visited.filter((path) => path.includes('ConfirmSubscription'))).toHaveLength(1)
  expect(await post('ses', sns.envelope({}, { fields: { ...fields, Type: 'UnsubscribeConfirmation' } }))).toBe(200)
  expect(sns.visited.filter((path) => path.includes('ConfirmSubscription'))).toHaveLength(1)
})

const victim = 'victim@example.org'
const genuine = () => sns.envelope(bounceOf(victim))
const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000).toISOString()
const confirming = (subscribeUrl: string) =>
  sns.envelope({}, { fields: { Type: 'SubscriptionConfirmation', Token: 'a token', SubscribeURL: subscribeUrl } })

const forgeries: (readonly [name: string, forge: () => unknown, reason: string])[] = [
  ['nothing', () => '', 'it is not JSON'],
  ['no message of SNS', () => bounceOf(victim), 'it is not a message of SNS'],
  ['another topic', () => sns.envelope(bounceOf(victim), { fields: { TopicArn: `${topic}-2` } }), 'from another topic'],
  ['changed content', () => ({ ...genuine(), Message: JSON.stringify(bounceOf(victim)) + ' ' }), 'signature is wrong'],
  ['another subject', () => ({ ...genuine(), Subject: 'new' }), 'signature is wrong'],
  ['another type', () => ({ ...confirming(sns.subscribeUrl), Type: 'Notification' }), 'signature is wrong'],
  ['another key', () => sns.envelope(bounceOf(victim), { authority: sns.other }), 'signature is wrong'],
  ['an old kind of signature', () => ({ ...genuine(), SignatureVersion: '1' }), 'not of version 2'],
  ['yesterday’s', () => sns.envelope(bounceOf(victim), { fields: { Timestamp: hoursAgo(24) } }), 'too old'],
  ['tomorrow’s', () => sns.envelope(bounceOf(victim), { fields: { Timestamp: hoursAgo(-24) } }), 'from the future'],
  ['no certificate', () => ({ ...genuine(), SigningCertURL: `${sns.url}/none.pem` }), 'there is no certificate'],
  [
    'an unreadable certificate',
    () => ({ ...genuine(), SigningCertURL: `${sns.url}/unreadable.pem` }),
    'cannot be read',
  ],
  ['an outdated certificate', () => ({ ...genuine(), SigningCertURL: `${sns.url}/outdated.pem` }), 'out of date'],
  ...[
    'https://sns.eu-west-1.amazonaws.com.evil.example/x.pem',
    'https://evil.example/sns.eu-west-1.amazonaws.com/x.pem',
    'https://sns.eu-west-1.amazonaws.com@evil.example/x.pem',
    'https://sns.eu-west-1.amazonaws.com:8443/x.pem',
    'http://sns.eu-west-1.amazonaws.com/x.pem',
    'https://bucket.s3.amazonaws.com/x.pem',
    'nonsense',
  ].map((address) => [address, () => ({ ...genuine(), SigningCertURL: address }), 'not Amazon’s'] as const),
  ['a subscription elsewhere', () => confirming('https://evil.example/?Action=ConfirmSubscription'), 'not Amazon’s'],
  ['a subscription that fails', () => confirming(`${sns.url}/?Action=Other`), 'could not be confirmed'],
]

test.each(forgeries)('SES: a message with %s is refused and changes nothing', async (_, forge, reason) => {
  const before = written().length
  expect(await post('ses', forge())).toBe(400)
  expect(await reasonsOf(victim)).toEqual([])
  expect(written().slice(before)).toContain(reason)
})

const basic = (credentials: string) => ({ authorization: `Basic ${Buffer.from(credentials).toString('base64')}` })

test.each([
  ['an unknown address', { RecordType: 'Bounce', Type: 'HardBounce', Email: 'two@example.org' }, ['bounce']],
  ['a full mailbox', { RecordType: 'Bounce', Type: 'SoftBounce', Email: 'two@example.org' }, []],
  ['spam', { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: 'Two@example.org' }, ['complaint']],
  [
    'its own link to unsubscribe',
    { RecordType: 'SubscriptionChange', Recipient: 'two@example.org', Origin: 'Recipient', SuppressSending: true },
    ['unsubscribed-all'],
  ],
  [
    'someone who subscribes again',
    { RecordType: 'SubscriptionChange', Recipient: 'two@example.org', Origin: 'Recipient', SuppressSending: false },
    [],
  ],
  ['a delivery', { RecordType: 'Delivery', Recipient: 'two@example.org' }, []],
])('Postmark: %s', async (_, message, expected) => {
  await suppressed.forget(db, 'two@example.org')
  expect(await post('postmark', message, basic(`postmark:${password}`))).toBe(200)
  expect(await reasonsOf('two@example.org')).toEqual(expected)
})

test.each([
  ['no password', {}],
  ['another password', basic('postmark:another password')],
  ['the password as a name', basic(password)],
  ['nothing that can be read', { authorization: 'Basic ~' }],
])('Postmark: a message with %s is refused', async (_, headers) => {
  const message = { RecordType: 'Bounce', Type: 'HardBounce', Email: victim }
  expect(await post('postmark', message, headers as Record<string, string>)).toBe(400)
  expect(await reasonsOf(victim)).toEqual([])
})

test('no address is logged', () => {
  expect(written()).toContain('a message about emails')
  expect(written()).not.toContain('@')
})

test('a provider that is not configured has no route', async () => {
  const without = await testApp()
  for (const provider of ['ses', 'postmark']) {
    const response = await fetch(`${without.url}/api/webhooks/${provider}`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(404)
  }
})
