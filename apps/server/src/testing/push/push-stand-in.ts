import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type PushSubscriptionKeys, ReminderPush } from '@sadhana/contract'

/** Made once for the tests. */
export const vapidSettings = {
  VAPID_PUBLIC_KEY: 'BEfzJDr-eoXtPIIrbbdRi6dVg-TQuzLSX4jyBkK3mJU2lZI9GH32n6gGfeYrcgOtbae94pDd6o5KU2aCUF_g5bM',
  VAPID_PRIVATE_KEY: 'D-YX8LyfYYx4lUhv7lnIt2nKAsapkb4Nw-3Og2mylos',
  VAPID_SUBJECT: 'mailto:hello@compass.example',
}

type Browser = { ecdh: ECDH; auth: Buffer }
type Delivered = { browser: string; message: ReminderPush; headers: IncomingMessage['headers'] }
/** Only with status 201 the message is read. A real push service takes a while. */
type Reply = { status: number; retryAfter?: number; afterMs?: number }

const uncompressed = 0x04
const saltBytes = 16
const keyIdAt = saltBytes + 4
const tagBytes = 16

/** Reads a message as a browser does: RFC 8188 and RFC 8291, with Node's own cryptography. */
function decrypt({ ecdh, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, saltBytes)
  const keyLength = body.readUInt8(keyIdAt)
  const senderKey = body.subarray(keyIdAt + 1, keyIdAt + 1 + keyLength)
  const sealed = body.subarray(keyIdAt + 1 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32))
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length))
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-tagBytes))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -tagBytes)), cipher.final()])
  // A delimiter of 2 ends the last record.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** The reason why a push service would refuse the signature, if there is one. */
function wrongSignature(authorization: string, origin: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (key !== vapidSettings.VAPID_PUBLIC_KEY || point[0] !== uncompressed) return 'another key'
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${header}.${claims}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return 'not signed'
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string }
  if (aud !== origin) return 'for another service'
  return sub === vapidSettings.VAPID_SUBJECT ? undefined : 'another subject'
}

/**
 * A push service and the browsers behind it. It checks the signature, refuses what real services refuse, and decrypts
 * each message with the key of the browser it is for.
 */
export async function startPushStandIn() {
  const browsers = new Map<string, Browser>()
  const delivered: Delivered[] = []
  const refusals: string[] = []
  const standIn = { replyTo: (_browser: string): Reply => ({ status: 201 }) }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const id = (request.url ?? '').slice('/push/'.length)
    const browser = browsers.get(id)
    const body = await buffer(request)
    if (!browser) return { status: 404 }
    const { authorization = '', ttl = '', topic = '', urgency } = request.headers
    const problem =
      wrongSignature(authorization, url) ??
      (/^\d+$/.test(String(ttl)) ? undefined : 'no TTL') ??
      (/^[\w-]{1,32}$/.test(String(topic)) ? undefined : 'no topic') ??
      (urgency === 'high' ? undefined : 'not urgent') ??
      (request.headers['content-encoding'] === 'aes128gcm' ? undefined : 'another encoding')
    if (problem) {
      refusals.push(problem)
      return { status: 403 }
    }
    const reply = standIn.replyTo(id)
    if (reply.status === 201) {
      const message = ReminderPush.parse(JSON.parse(decrypt(browser, body)))
      delivered.push({ browser: id, message, headers: request.headers })
    }
    if (reply.afterMs !== undefined) await pause(reply.afterMs)
    return reply
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, retryAfter }) =>
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    settings: { ...vapidSettings, OUTGOING_STAND_IN: url },
    behaviour: standIn,
    delivered,
    refusals,
    /** What a browser gives the app when it subscribes. */
    subscribe: (): PushSubscriptionKeys & { browser: string } => {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const [id, auth] = [randomBytes(12).toString('hex'), randomBytes(16)]
      browsers.set(id, { ecdh, auth })
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { browser: id, endpoint: `${url}/push/${id}`, keys }
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
