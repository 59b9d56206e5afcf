import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

export type Mailbox = Awaited<ReturnType<typeof testMailbox>>

type Gate = (mail: Email) => Promise<void>

/** A real SMTP server that stores what it receives. It accepts an email once `gate` resolves. */
export async function testMailbox(gate: Gate = async () => {}) {
  const mails: Email[] = []
  const returnAddresses = new Map<Email, string>()
  let arrived = Promise.withResolvers<void>()
  const receive = async (stream: NodeJS.ReadableStream, returnAddress: string) => {
    const mail = await PostalMime.parse(webStreamOf(stream))
    await gate(mail)
    mails.push(mail)
    returnAddresses.set(mail, returnAddress)
    arrived.resolve()
    arrived = Promise.withResolvers()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope: { mailFrom } }, accept) => {
      receive(stream, mailFrom ? mailFrom.address : '').then(() => accept(), accept)
    },
  })
  // A worker that is killed breaks its connection, and the email is sent again.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  afterAll(() => new Promise<void>((done) => server.close(() => done())))

  const sentTo = (address: string) => mails.filter((mail) => mail.to?.some((to) => to.address === address))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    sentTo,
    /** Where the latest email to this address would come back to. */
    returnAddressOf: (address: string): string => returnAddresses.get(sentTo(address).at(-1) as Email) ?? '',
    /** Waits until an email to this address, with this subject if given, has arrived. */
    mailTo: async (address: string, subject?: string): Promise<Email> => {
      for (;;) {
        const mail = sentTo(address).find((sent) => !subject || sent.subject === subject)
        if (mail) return mail
        await arrived.promise
      }
    },
  }
}

const webStreamOf = (stream: NodeJS.ReadableStream) =>
  ReadableStream.from(stream as AsyncIterable<Uint8Array>) as ReadableStream
