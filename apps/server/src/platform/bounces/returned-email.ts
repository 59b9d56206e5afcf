import PostalMime, { type Email } from 'postal-mime'
import type { Keys } from '#platform/keys.ts'
import { isHardBounce } from '#platform/mail/hard-bounce.rules.ts'
import { readReturnAddress } from '#platform/mail/return-address.ts'

/** Where a mail server writes the address that a message was sent to. */
const addressHeaders: ReadonlySet<string> = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to'])

type Returned = { hash: Buffer } | { reason: string }

/**
 * Reads a message that arrived at our return address. If it is a report (RFC 3464) that an email failed for good
 * because of its recipient, returns the hash of that recipient, and otherwise why there is nothing to do.
 */
export async function readReturnedEmail(keys: Keys, message: Uint8Array): Promise<Returned> {
  const email = await PostalMime.parse(message)
  const [hash] = email.headers
    .filter(({ key }) => addressHeaders.has(key))
    .flatMap(({ value }) => readReturnAddress(keys, value) ?? [])
  if (!hash) return { reason: 'it was not sent to a return address of ours' }
  const reports = email.attachments.filter(({ mimeType }) => mimeType === 'message/delivery-status')
  if (reports.length === 0) return { reason: 'it is not a delivery report' }
  const hasFailed = reports
    .flatMap(recipientsIn)
    .some(({ action, status }) => action === 'failed' && isHardBounce(status))
  return hasFailed ? { hash } : { reason: 'the address may still work' }
}

/** A report has one group of fields about the message and one for each recipient, separated by empty lines. */
function recipientsIn({ content }: Email['attachments'][number]): { action?: string; status?: string }[] {
  const text = typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('latin1')
  return text.split(/\r?\n\s*\r?\n/).map((group) => ({
    action: /^action:\s*(\w+)/im.exec(group)?.[1]?.toLowerCase() ?? '',
    status: /^status:\s*([\d.]+)/im.exec(group)?.[1] ?? '',
  }))
}
