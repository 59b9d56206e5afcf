import { isPlainName } from '@sadhana/contract'
import { createTransport } from 'nodemailer'
import type { Db } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import { FailedForGood } from '#platform/queue/jobs.ts'
import { type Email, renderEmail } from './email.ts'
import type { StrangerBudget, StrangerEmail } from './stranger-budget.repo.ts'

/**
 * Only emails to verified addresses contain a name. Otherwise anyone could use a name to send a message to strangers.
 */
type Recipient = { address: string } & ({ name: string } | { stranger: StrangerEmail } | { invited: true })
type Mail = {
  to: Recipient
  subject: string
  content: Email
  /** Replies to this email go to the operators. */
  isAnswerable?: true
  /** The same for every attempt at the same email, so that a mailbox can drop duplicates. */
  id: string
}
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

/** Members whose address is not verified are treated as strangers. */
export const recipientOf = ({ address, name, isVerified }: { address: string; name: string; isVerified: boolean }) =>
  isVerified ? { address, name } : { address, stranger: 'account' as const }

type Options = {
  db: Db
  log: Logger
  budget: StrangerBudget
  smtpUrl: string
  from: string
  publicUrl: string
  contact: string | undefined
}

/**
 * A password is never sent unencrypted, unless it stays on this machine. Without a password, a server without TLS is
 * accepted.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { hostname, password } = new URL(smtpUrl)
  return password !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}

export function createMailer({ db, log, budget, smtpUrl, from, publicUrl, contact }: Options): Mailer {
  const host = new URL(publicUrl).hostname
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: requiresTls(smtpUrl),
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const deliver = async ({ to, subject, content, id, isAnswerable }: Mail) => {
    // Names that are older than our rules may contain anything.
    const name = 'name' in to && isPlainName(to.name) ? to.name : undefined
    const sent = transport.sendMail({
      from,
      to: name ? { address: to.address, name } : to.address,
      subject,
      ...(isAnswerable && contact && { replyTo: contact }),
      messageId: `<${id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...renderEmail(content, { name, contact }),
    })
    await sent.catch(rethrowPermanent)
  }

  return {
    send: async (mail) => {
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
    },
    close: () => transport.close(),
  }
}

/**
 * A 5xx for the recipient or the content is permanent (RFC 5321). If it is about our name or password, an operator can
 * fix it.
 */
function rethrowPermanent(error: Error & { responseCode?: number; command?: string }): never {
  const { responseCode = 0, command = '' } = error
  // The answer may repeat the address, which must not be logged.
  if (responseCode >= 500 && /^(RCPT TO|DATA)/.test(command))
    throw new FailedForGood(`SMTP ${responseCode} to ${command}`)
  throw error
}
