import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  api,
  Client,
  NewPasskey,
  Passkey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyQuestion,
} from '@sadhana/contract'

const isPresent = 0x01
const isVerified = 0x04
const hasCredential = 0x40

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** The part of CBOR that an authenticator writes: small numbers, text, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].map(([key, item]) => Buffer.concat([cbor(key), cbor(item as number)]))
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length])
}

/** The public key in COSE format: a point on the elliptic curve P-256, for ES256. */
function toCose(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = [x, y].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer]
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point[0]],
      [-3, point[1]],
    ]),
  )
}

type Circumstances = {
  /** The origin of the site in the browser. */
  origin?: string
  /** False for a key that doesn't verify its user. */
  verified?: boolean
  /** How often the key says it was used. */
  counter?: number
  userHandle?: string
}

const authenticatorData = (rpId: string, flags: number, count: number, credential = Buffer.alloc(0)) => {
  const counted = Buffer.alloc(5)
  counted.writeUInt8(flags)
  counted.writeUInt32BE(count, 1)
  return Buffer.concat([hash(rpId), counted, credential])
}
const clientData = (type: string, challenge: string, origin: string) =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false })

/** An authenticator in software. It holds one passkey and signs challenges, like a phone or a security key. */
export function softKey({ counter: firstCounter = 1 } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let counter = firstCounter
  let handle: string | undefined

  const credential = {
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
  } as const

  return {
    create(
      { challenge, rp, user }: PasskeyCreation,
      { origin = 'http://localhost', verified = true } = {},
    ): NewPasskey {
      handle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const made = Buffer.concat([Buffer.alloc(16), length, credentialId, toCose(publicKey)])
      const flags = isPresent | hasCredential | (verified ? isVerified : 0)
      const authData = authenticatorData(rp.id, flags, counter, made)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** The counter increases by itself, unless a test sets it. */
    answer({ challenge, rpId }: PasskeyQuestion, circumstances: Circumstances = {}): PasskeyAnswer {
      const { origin = 'http://localhost', verified = true, userHandle = handle } = circumstances
      counter = circumstances.counter ?? (firstCounter === 0 ? 0 : counter + 1)
      const data = authenticatorData(rpId, isPresent | (verified ? isVerified : 0), counter)
      const client = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(userHandle && { userHandle }),
        },
      }
    },
  }
}

/** Adds a passkey to the account of a member who has just signed in. */
export async function newPasskey(
  member: Client<typeof api>,
  key = softKey(),
): Promise<{ key: ReturnType<typeof softKey>; passkey: Passkey }> {
  const passkey = await member.account.addPasskey({ body: key.create(await member.account.startPasskey({ body: {} })) })
  return { key, passkey }
}
