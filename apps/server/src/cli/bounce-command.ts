import { type Command, CommanderError } from 'commander'
import { readReturnedEmail } from '#platform/bounces/returned-email.ts'
import { createSuppressedAddresses } from '#platform/mail/suppressed-addresses.repo.ts'
import type { App } from '#app.ts'

type Deps = {
  app: Pick<App, 'db' | 'clock' | 'keys'>
  print: (...cells: string[]) => void
  input: AsyncIterable<Uint8Array>
}

/** A report quotes the email, which may have pictures. What comes after this is not read. */
const maxBytes = 2 * 1024 * 1024

/** EX_TEMPFAIL of sysexits.h: the mail server keeps the message and tries again later. */
const tryAgainLater = 75

/**
 * Reads one returned email from standard input, as a mail server pipes it. A message that is of no use is not an error,
 * because the mail server would return it in turn.
 */
export function addBounceCommand(cli: Command, { app: { db, clock, keys }, print, input }: Deps): void {
  cli
    .command('bounces')
    .description('read a returned email from standard input, and write no more to an address that doesn’t exist')
    .action(async () => {
      const returned = await readReturnedEmail(keys, await readStart(input))
      if ('reason' in returned) return print(`nothing to do: ${returned.reason}`)
      await createSuppressedAddresses({ keys, clock })
        .suppressHash(db, returned.hash, 'bounce')
        .catch((error: Error) => {
          throw new CommanderError(tryAgainLater, 'cli.try_again', `not recorded yet: ${error.message}`)
        })
      print('no more emails go to this address')
    })
}

async function readStart(input: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of input) {
    if (size < maxBytes) chunks.push(chunk)
    size += chunk.length
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}
