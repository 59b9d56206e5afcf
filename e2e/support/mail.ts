import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { startSmtpCatcher } from '../../scripts/smtp-catcher.ts'
import { baseUrl } from './base-url.ts'
import { onThisMachine } from './slowness.ts'

const folder = resolve(import.meta.dirname, '../../test-results/mails')

/** A real SMTP server. Each email becomes a file, because the journeys run in other processes. */
export function catchMail() {
  mkdirSync(folder, { recursive: true })
  let count = 0
  return startSmtpCatcher((source) => {
    const file = resolve(folder, `${++count}-${Date.now()}.eml`)
    // Readers of the folder must find an email complete or not at all.
    writeFileSync(`${file}.part`, source)
    renameSync(`${file}.part`, file)
  })
}

/** An email never changes, so each is read once. */
const read = new Map<string, Promise<Email>>()

export const receivedMails = (): Promise<Email[]> =>
  Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .toSorted((a, b) => timeOf(a) - timeOf(b))
      .map((name) => {
        const mail = read.get(name) ?? parse(readFileSync(resolve(folder, name), 'utf8'))
        read.set(name, mail)
        return mail
      }),
  )

const atBase = (words: string) => words.replaceAll(/http:\/\/localhost:\d+/g, baseUrl)

/** Any service on the queue may send an email, with links to its own address. A journey stays on its own. */
async function parse(source: string): Promise<Email> {
  const { text, html, ...mail } = await PostalMime.parse(source)
  return { ...mail, ...(text && { text: atBase(text) }), ...(html && { html: atBase(html) }) }
}

const timeOf = (name: string) => Number(/-(\d+)\.eml$/.exec(name)?.[1])

type MailQuery = {
  subject?: string
  /** How many such emails to wait for, if there were earlier ones. */ count?: number
}

/** Waits for an email to this address and returns the newest. */
export async function emailTo(address: string, { subject, count = 1 }: MailQuery = {}): Promise<Email> {
  const find = async () =>
    (await receivedMails()).filter(
      (mail) => mail.to?.some((to) => to.address === address) && (subject === undefined || mail.subject === subject),
    )
  const message = `${count} mail(s) to ${address}`
  await expect
    .poll(async () => (await find()).length, { message, timeout: onThisMachine(30_000), intervals: [50, 100] })
    .toBeGreaterThanOrEqual(count)
  return (await find()).at(-1) as Email
}
