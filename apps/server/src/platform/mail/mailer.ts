import { isPlainName, type MailingList, unsubscribePath } from '@sadhana/contract'
import { createTransport } from 'nodemailer'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import type { Logger } from '#platform/log.ts'
import { FailedForGood, Held } from '#platform/queue/jobs.ts'
import { type HeldEmail, isHeldEmail, type PromptEmail } from '#platform/quiet-hours.rules.ts'
import { type Email, pictureId, renderEmail } from './email.ts'
import { isHardBounce } from './hard-bounce.rules.ts'
import { returnAddressFor } from './return-address.ts'
import type { StrangerBudget, StrangerEmail } from './stranger-budget.repo.ts'
import type { SuppressedAddresses } from './suppressed-addresses.repo.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/**
 * Only emails to verified addresses contain a name. Otherwise anyone could use a name to send a message to strangers.
 */
type Recipient = { address: string } & ({ name: string } | { stranger: StrangerEmail } | { invited: true })
/**
 * `security`: is tried once even if the address is suppressed, because someone may depend on it. `service`: something
 * that the recipient asked for or needs to know. `optional`: everything that they can do without, with a link that stops
 * this list for this member.
 */
type Kind = { kind: 'security' | 'service' } | { kind: 'optional'; list: MailingList; userId: string }
/**
 * The id starts with the email's name and is the same for every attempt, so that a mailbox can drop duplicates. An email
 * that waits until quiet hours are over says whose.
 */
type Timed = { id: `${PromptEmail}.${string}` } | { id: `${HeldEmail}.${string}`; userId: string }
type Mail = Kind &
  Timed & {
    to: Recipient
    subject: string
    content: Email
    /** Replies to this email go to the operators. */
    isAnswerable?: true
  }
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

const inlinePicture = (png: Uint8Array) => ({
  cid: pictureId,
  filename: 'picture.png',
  content: Buffer.from(png),
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
})

/** Members whose address is not verified are treated as strangers. */
export const recipientOf = ({ address, name, isVerified }: { address: string; name: string; isVerified: boolean }) =>
  isVerified ? { address, name } : { address, stranger: 'account' as const }

type Options = {
  db: Db
  log: Logger
  keys: Keys
  budget: StrangerBudget
  suppressed: SuppressedAddresses
  /** How long this member's quiet hours still last, in milliseconds. */
  quietFor: (userId: string) => Promise<number>
  config: MailSettings
}

type MailSettings = Pick<
  Config,
  'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'OPERATOR_EMAIL' | 'BOUNCE_ADDRESS' | 'DKIM_SELECTOR' | 'DKIM_PRIVATE_KEY'
>

/** The domain of the sender, which answers for our emails. */
export const senderDomain = (mailFrom: string): string => /@([^\s>]+)>?$/.exec(mailFrom)?.[1] ?? ''

/** Those that Nodemailer signs by itself, as far as we use them, and the header that RFC 8058 asks for. */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted'

/** Without a private key, the mail server in SMTP_URL signs. */
const signing = ({ DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: privateKey, MAIL_FROM }: MailSettings) =>
  keySelector && privateKey
    ? {
        dkim: {
          domainName: senderDomain(MAIL_FROM),
          keySelector,
          privateKey,
          headerFieldNames: signedHeaders,
        },
      }
    : {}

/**
 * A password is never sent unencrypted, unless it stays on this machine. Without a password, a server without TLS is
 * accepted.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { hostname, password } = new URL(smtpUrl)
  return password !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}

export function createMailer({ db, log, keys, budget, suppressed, quietFor, config }: Options): Mailer {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, OPERATOR_EMAIL: contact, BOUNCE_ADDRESS: bounceAddress } = config
  const host = new URL(config.PUBLIC_URL).hostname
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: requiresTls(smtpUrl),
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...signing(config),
  })

  const unsubscribeUrlOf = (mail: Mail) =>
    mail.kind === 'optional'
      ? new URL(unsubscribePath(unsubscribeToken(keys, mail)), config.PUBLIC_URL).href
      : undefined

  const deliver = async (mail: Mail) => {
    const { to, subject, content, id, isAnswerable } = mail
    const unsubscribeUrl = unsubscribeUrlOf(mail)
    // Names that are older than our rules may contain anything.
    const name = 'name' in to && isPlainName(to.name) ? to.name : undefined
    const sent = transport.sendMail({
      from,
      to: name ? { address: to.address, name } : to.address,
      subject,
      ...(isAnswerable && contact && { replyTo: contact }),
      messageId: `<${id}@${host}>`,
      ...(bounceAddress && {
        envelope: { from: returnAddressFor(keys, bounceAddress, to.address), to: to.address },
      }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      ...renderEmail(content, { name, contact, unsubscribeUrl }),
      ...(content.picture && { attachments: [inlinePicture(content.picture.png)] }),
    })
    await sent.catch(async (error: SmtpError) => {
      if (isRefusedAddress(error)) await suppressed.suppress(db, to.address, 'bounce')
      rethrowPermanent(error)
    })
  }

  const deliverWithinBudget = async (mail: Mail) => {
    if (!('stranger' in mail.to)) return deliver(mail)
    const { stranger } = mail.to
    if (!(await budget.take(db, stranger))) {
      log.warn({ kind: stranger }, 'email not sent: the daily budget for unverified addresses is used up')
      return
    }
    try {
      await deliver(mail)
    } catch (error) {
      await budget.refund(db, stranger)
      throw error
    }
  }

  const isSuppressed = async ({ kind, to }: Mail) => {
    const reasons = (await suppressed.list(db, to.address)).map(({ reason }) => reason)
    return reasons.some((reason) => reason !== 'unsubscribed-all' || kind === 'optional')
  }

  const holdBack = async (mail: Mail) => {
    const waitMs = 'userId' in mail && isHeldEmail(mail.id) ? await quietFor(mail.userId) : 0
    if (waitMs > 0) throw new Held(waitMs)
  }

  return {
    send: async (mail) => {
      await holdBack(mail)
      if (!(await isSuppressed(mail))) return deliverWithinBudget(mail)
      if (mail.kind !== 'security') {
        log.info({ kind: mail.kind }, 'email not sent: the address is suppressed')
        return
      }
      await deliverWithinBudget(mail).catch((cause: unknown) => {
        throw new FailedForGood('the address is suppressed, so the email is not tried again', { cause })
      })
    },
    close: () => transport.close(),
  }
}

type SmtpError = Error & { responseCode?: number; command?: string; response?: string }

/** The server that we hand the email to says that there is no such address. */
const isRefusedAddress = ({ command = '', response = '' }: SmtpError): boolean =>
  command.startsWith('RCPT TO') && isHardBounce(/^\d{3}[ -](?<status>\d\.\d+\.\d+)/.exec(response)?.groups?.['status'])

/**
 * A 5xx for the recipient or the content is permanent (RFC 5321). If it is about our name or password, an operator can
 * fix it.
 */
function rethrowPermanent(error: SmtpError): never {
  const { responseCode = 0, command = '' } = error
  // The answer may repeat the address, which must not be logged.
  if (responseCode >= 500 && /^(RCPT TO|DATA)/.test(command))
    throw new FailedForGood(`SMTP ${responseCode} to ${command}`)
  throw error
}
