import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

/** The parts of DER that a certificate needs. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const size = body.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...content: Uint8Array[]) => der(0x30, ...content)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const bytes = (text: string) => Buffer.from(text, 'hex')
const yes = der(0x01, Buffer.from([0xff]))
const sha256WithRsa = sequence(der(0x06, bytes('2a864886f70d01010b')), der(0x05))
const commonName = der(0x06, bytes('550403'))
const basicConstraints = der(0x06, bytes('551d13'))

const nameOf = (text: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(text)))))
const timeOf = (year: number) => der(0x17, Buffer.from(`${String(year % 100).padStart(2, '0')}0101000000Z`))
const pemOf = (content: Buffer) => {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

type Party = { name: string; key: KeyObject }
type Validity = { fromYear?: number; toYear?: number }

function certify(
  subject: { name: string; publicKey: KeyObject; isIssuer: boolean },
  issuer: Party,
  validity: Validity,
) {
  const { fromYear = 2020, toYear = 2049 } = validity
  const extensions = subject.isIssuer
    ? [der(0xa3, sequence(sequence(basicConstraints, yes, der(0x04, sequence(yes)))))]
    : []
  const content = sequence(
    der(0xa0, integer(2)),
    integer(subject.isIssuer ? 1 : 2),
    sha256WithRsa,
    nameOf(issuer.name),
    sequence(timeOf(fromYear), timeOf(toYear)),
    nameOf(subject.name),
    subject.publicKey.export({ type: 'spki', format: 'der' }),
    ...extensions,
  )
  const signature = createSign('RSA-SHA256').update(content).sign(issuer.key)
  return pemOf(sequence(content, sha256WithRsa, der(0x03, Buffer.from([0]), signature)))
}

/** Our own root certificate, and a signing key that it certifies. */
export function createAuthority(name: string, validity: Validity = {}) {
  const root = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signer = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const issuer = { name, key: root.privateKey }
  return {
    root: certify({ name, publicKey: root.publicKey, isIssuer: true }, issuer, {}),
    certificate: certify({ name: 'messages', publicKey: signer.publicKey, isIssuer: false }, issuer, validity),
    key: signer.privateKey,
  }
}
