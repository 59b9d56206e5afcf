import { createECDH } from 'node:crypto'

/** A new key pair on P-256, in the form that browsers and push services expect (RFC 8292). */
export function createPushKeys(): { publicKey: string; privateKey: string } {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  // A private key that starts with zeros would be shorter.
  const privateKey = Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex')
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
