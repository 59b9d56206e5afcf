import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { startSmtpCatcher } from '../../scripts/smtp-catcher.ts'

const folder = resolve(import.meta.dirname, '../../test-results/mails')

/** A real SMTP server; each mail becomes a file, because the journeys run in other processes. */
export function catchMail() {
  mkdirSync(folder, { recursive: true })
  let count = 0
  return startSmtpCatcher((source) => {
    writeFileSync(resolve(folder, `${++count}-${Date.now()}.eml`), source)
  })
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
