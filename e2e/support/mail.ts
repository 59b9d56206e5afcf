import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const folder = resolve(import.meta.dirname, '../../test-results/mails')

/** A real SMTP server; each mail becomes a file, because the journeys run in other processes. */
export async function catchMail() {
  mkdirSync(folder, { recursive: true })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, accept) => {
      text(stream).then(
        (source) => {
          writeFileSync(resolve(folder, `${session.id}-${Date.now()}.eml`), source)
          accept()
        },
        (error: Error) => accept(error),
      )
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

/** Waits for the mail to this address; whoever gets several names the subject. */
export async function mailTo(address: string, subject?: string): Promise<Email> {
  const find = async () => {
    const mails = await Promise.all(
      readdirSync(folder).map((name) => PostalMime.parse(readFileSync(resolve(folder, name), 'utf8'))),
    )
    return mails.find(
      (mail) => mail.to?.some((to) => to.address === address) && (subject === undefined || mail.subject === subject),
    )
  }
  await expect.poll(find, { message: `a mail to ${address}`, timeout: 15_000 }).toBeDefined()
  return (await find()) as Email
}
