import { createTransport } from 'nodemailer'
import type { Letter } from './letter.ts'
import { renderLetter } from './letter.ts'

type Mail = {
  to: { name: string; address: string }
  subject: string
  letter: Letter
  /** The same for every attempt at the same mail, so that a mailbox can drop a duplicate. */
  id: string
}
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

type Options = { smtpUrl: string; from: string; publicUrl: string }

export function createMailer({ smtpUrl, from, publicUrl }: Options): Mailer {
  const host = new URL(publicUrl).hostname
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, letter, id }) => {
      await transport.sendMail({
        from,
        to,
        subject,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...renderLetter(letter),
      })
    },
    close: () => transport.close(),
  }
}
