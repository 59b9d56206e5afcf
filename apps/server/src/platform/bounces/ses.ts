import { createVerify, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import { type BounceFeed, BounceRefused, parseJson, type Undeliverable } from './bounce-feed.ts'

type Deps = {
  outgoing: Outgoing
  clock: Clock
  /** The only topic that we listen to. Anyone with an AWS account can make one, and Amazon signs its messages too. */
  topic: string
  /** The address of the tests' stand-in, which serves its own certificate. */
  standIn: string | undefined
}

const dayMs = 24 * 60 * 60_000
const maxAheadMs = 5 * 60_000
const maxCertificates = 16
const fetching = { provider: 'sns', timeoutMs: 5_000, maxBytes: 64 * 1024 } as const

const Envelope = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Subject: z.string().optional(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.string(),
  Signature: z.string(),
  SigningCertURL: z.string(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
})
type Envelope = z.infer<typeof Envelope>

/** What Amazon signs: these fields in this order, each if it is there. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const

const signedText = (envelope: Envelope): string =>
  signedFields[envelope.Type]
    .flatMap((field) => (envelope[field] === undefined ? [] : [`${field}\n${envelope[field]}\n`]))
    .join('')

const recipients = z.array(z.object({ emailAddress: z.string() }))
const SesMessage = z.object({
  // The name depends on whether an identity or a configuration set publishes it.
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }).optional(),
  complaint: z.object({ complainedRecipients: recipients, complaintFeedbackType: z.string().nullish() }).optional(),
})

/** Amazon writes `Asha <asha@example.org>` if the sender did. */
const bareAddress = (address: string): string => /<([^>]+)>\s*$/.exec(address)?.[1] ?? address

function undeliverableIn(text: string): Undeliverable[] {
  const { data: message } = SesMessage.safeParse(parseJson(text))
  const type = message?.notificationType ?? message?.eventType
  if (type === 'Bounce' && message?.bounce?.bounceType === 'Permanent') {
    return message.bounce.bouncedRecipients.map(({ emailAddress }) => ({
      address: bareAddress(emailAddress),
      reason: 'bounce',
    }))
  }
  // Someone may also say that an email is not spam.
  if (type === 'Complaint' && message?.complaint && message.complaint.complaintFeedbackType !== 'not-spam') {
    return message.complaint.complainedRecipients.map(({ emailAddress }) => ({
      address: bareAddress(emailAddress),
      reason: 'complaint',
    }))
  }
  return []
}

/** Amazon SES, which sends its messages through an SNS topic. */
export function createSesFeed({ outgoing, clock, topic, standIn }: Deps): BounceFeed {
  const certificates = new Map<string, X509Certificate>()

  function amazonUrl(address: string): URL {
    const url = URL.parse(address)
    const isAmazons =
      url?.protocol === 'https:' &&
      url.port === '' &&
      !url.username &&
      /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(url.hostname)
    if (!url || !(isAmazons || (standIn && url.origin === new URL(standIn).origin))) {
      throw new BounceRefused('it names an address that is not Amazon’s')
    }
    return url
  }

  /** Amazon serves the certificate alone, without its chain. What we trust is its host, over https. */
  async function certificateAt(address: string): Promise<X509Certificate> {
    const { href } = amazonUrl(address)
    const cached = certificates.get(href)
    if (cached) return cached
    const { status, body } = await outgoing.request({ ...fetching, url: href })
    if (status !== 200) throw new BounceRefused('there is no certificate at its address')
    const certificate = readCertificate(body)
    if (certificates.size >= maxCertificates) certificates.clear()
    certificates.set(href, certificate)
    return certificate
  }

  async function checkSignature(envelope: Envelope): Promise<void> {
    if (envelope.TopicArn !== topic) throw new BounceRefused('it is from another topic')
    if (envelope.SignatureVersion !== '2') throw new BounceRefused('its signature is not of version 2')
    const now = clock.now()
    const age = now.getTime() - Date.parse(envelope.Timestamp)
    if (!(age < dayMs && age > -maxAheadMs)) throw new BounceRefused('it is too old, or from the future')
    const { publicKey, validFromDate, validToDate } = await certificateAt(envelope.SigningCertURL)
    if (now < validFromDate || now > validToDate) throw new BounceRefused('its certificate is out of date')
    const isGenuine = createVerify('RSA-SHA256')
      .update(signedText(envelope))
      .verify(publicKey, Buffer.from(envelope.Signature, 'base64'))
    if (!isGenuine) throw new BounceRefused('its signature is wrong')
  }

  return {
    name: 'ses',
    read: async (_headers, body) => {
      const { data: envelope } = Envelope.safeParse(parseJson(body.toString('utf8')))
      if (!envelope) throw new BounceRefused('it is not a message of SNS')
      await checkSignature(envelope)
      if (envelope.Type === 'Notification') return undeliverableIn(envelope.Message)
      if (envelope.Type === 'SubscriptionConfirmation') {
        const { href } = amazonUrl(envelope.SubscribeURL ?? '')
        const { status } = await outgoing.request({ ...fetching, url: href })
        if (status !== 200) throw new BounceRefused('its subscription could not be confirmed')
      }
      return []
    },
  }
}

function readCertificate(pem: Buffer): X509Certificate {
  try {
    return new X509Certificate(pem)
  } catch (cause) {
    throw new BounceRefused('its certificate cannot be read', { cause })
  }
}
