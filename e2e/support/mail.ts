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

export const receivedMails = (): Promise<Email[]> =>
  Promise.all(
    readdirSync(folder)
      .toSorted((a, b) => timeOf(a) - timeOf(b))
      .map((name) => PostalMime.parse(readFileSync(resolve(folder, name), 'utf8'))),
  )

const timeOf = (name: string) => Number(/-(\d+)\.eml$/.exec(name)?.[1])

type Wanted = {
  subject?: string
  /** How many such mails there must be, when there were some before. */ count?: number
}

/** Waits for a mail to this address and answers the latest. */
export async function mailTo(address: string, { subject, count = 1 }: Wanted = {}): Promise<Email> {
  const find = async () =>
    (await receivedMails()).filter(
      (mail) => mail.to?.some((to) => to.address === address) && (subject === undefined || mail.subject === subject),
    )
  const message = `${count} mail(s) to ${address}`
  await expect.poll(async () => (await find()).length, { message, timeout: 30_000 }).toBeGreaterThanOrEqual(count)
  return (await find()).at(-1) as Email
}
