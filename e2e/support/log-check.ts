import type { Email } from 'postal-mime'
import { receivedMails } from './mail.ts'
import { notedSecrets } from './secrets.ts'

/** A shorter line of an email may occur anywhere by chance. */
const minTellingLength = 12

/** Throws if a log line contains anything that only a member or their mailbox should know. */
export async function checkLogs(log: string): Promise<void> {
  const secrets = notedSecrets()
  if (secrets.length > 0 && !log.includes('/api/auth/')) throw new Error('the logs of the service were not captured')
  const mails = await receivedMails()
  const leaked = [...secrets, ...mails.flatMap(secretsOf)].filter((secret) => holds(log, secret))
  if (leaked.length > 0) throw new Error(`the logs hold ${leaked.length} secrets, such as ${leaked[0]}`)
  process.stdout.write(`no log holds any of ${secrets.length} secrets or ${mails.length} mails\n`)
}

function secretsOf({ to = [], text = '' }: Email): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const codes = lines.filter((line) => /^\d{6}$/.test(line))
  const addresses = to.flatMap(({ address }) => address ?? [])
  const linkSecrets = [...text.matchAll(/#\w+=([\w-]+)/g)].map(([, secret]) => secret ?? '')
  return [...codes, ...addresses, ...linkSecrets, ...lines.filter((line) => line.length >= minTellingLength)]
}

/** Six digits may be part of an id or a time. They are a code only if nothing else is attached to them. */
const holds = (log: string, secret: string): boolean =>
  /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(log)
    : log.toLowerCase().includes(secret.toLowerCase())
