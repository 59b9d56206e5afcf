import { createSign, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { createAuthority } from '#testing/paypal/certificates.ts'

export const topic = 'arn:aws:sns:eu-west-1:123456789012:compass-bounces'

type Envelope = Record<string, string>
type Options = { authority?: ReturnType<typeof createAuthority>; fields?: Envelope }

const order = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']

/** The part of Amazon SNS that we use, with real signatures. */
export async function startSnsStandIn(clock: Clock) {
  const authority = createAuthority('Amazon of the tests')
  const other = createAuthority('Someone else', { toYear: 2021 })
  const visited: string[] = []
  const served: Record<string, string> = {
    '/SimpleNotificationService.pem': authority.certificate,
    '/outdated.pem': other.certificate,
    '/unreadable.pem': 'no certificate',
    '/?Action=ConfirmSubscription': '<ConfirmSubscriptionResponse/>',
  }
  const server = createServer(({ url = '' }, response) => {
    visited.push(url)
    const content = served[url]
    response.writeHead(content === undefined ? 404 : 200).end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** A signed message. `fields` are changed before it is signed. */
  const envelope = (message: object, { authority: by = authority, fields = {} }: Options = {}): Envelope => {
    const signed: Envelope = {
      Type: 'Notification',
      MessageId: randomUUID(),
      TopicArn: topic,
      Message: JSON.stringify(message),
      Timestamp: clock.now().toISOString(),
      ...fields,
    }
    const text = order.flatMap((name) => (name in signed ? [`${name}\n${signed[name]}\n`] : [])).join('')
    return {
      SignatureVersion: '2',
      SigningCertURL: `${url}/SimpleNotificationService.pem`,
      ...signed,
      Signature: createSign('RSA-SHA256').update(text).sign(by.key, 'base64'),
    }
  }
  return { url, visited, other, envelope, subscribeUrl: `${url}/?Action=ConfirmSubscription` }
}
