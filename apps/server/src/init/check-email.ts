import { createTransport } from 'nodemailer'
import { renderEmail } from '#platform/mail/email.ts'
import { requiresTls } from '#platform/mail/mailer.ts'

type Trial = { smtpUrl: string; from: string; to: string; domain: string }

/** Sends a real email, because only its arrival shows that the settings are right. */
export async function sendTrialEmail({ smtpUrl, from, to, domain }: Trial): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: requiresTls(smtpUrl),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const content = {
    language: 'en' as const,
    paragraphs: [
      `This is the first email from ${domain}. If you can read it, members will get theirs too.`,
      'Look at its source as well: SPF, DKIM and DMARC should all say “pass”.',
    ],
    closing: 'May your installation be a quiet one.',
  }
  try {
    await transport.sendMail({
      from,
      to,
      subject: 'Your installation can send email',
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...renderEmail(content, { name: undefined, contact: undefined }),
    })
  } finally {
    transport.close()
  }
}

const remedies: [RegExp, string][] = [
  [/EAUTH|^535/, 'The server refused the user or the password.'],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'There is no server of that name.'],
  [/ECONNREFUSED|ESOCKET/, 'Nothing answers there: check the name and the port (587 with STARTTLS, 465 with TLS).'],
  [/ETLS/, 'The server offers no encryption, and the password would be readable on the way.'],
  [/ETIMEDOUT|ECONNECTION/, 'The server does not answer. Many hosting providers block ports 25, 465 and 587 at first.'],
  [/EENVELOPE|^55\d/, 'The server refused the sender or the recipient: it may not send for this domain.'],
]

/** Explains the failure in one sentence that tells an operator what to do. */
export function explainEmailFailure(error: unknown): string {
  const { code = '', responseCode = 0, message } = error as { code?: string; responseCode?: number } & Error
  const remedy = remedies.find(([pattern]) => pattern.test(code) || pattern.test(String(responseCode)))
  return `The email could not be sent. ${remedy?.[1] ?? ''} (${message.split('\n')[0]})`
}
