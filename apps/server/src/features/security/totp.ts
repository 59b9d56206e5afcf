import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const issuer = 'Sadhana Compass'
const period = 30
const digits = 6
/** A code of the step before or after is accepted too: clocks differ, and typing takes time. */
const window = 1

const totpOf = (secret: Uint8Array, label: string) =>
  new TOTP({ issuer, label, period, digits, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })

/** The time step that a code belongs to; undefined when it is wrong. */
export function stepOf(secret: Uint8Array, code: string, at: Date): number | undefined {
  const timestamp = at.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
}

/** What an authenticator app needs, as text and as a picture that we draw ourselves: nobody else learns the secret. */
export function describeSecret(secret: Uint8Array, username: string): { secret: string; qrCodeUrl: string } {
  const totp = totpOf(secret, username)
  const picture = renderSVG(totp.toString(), { border: 2, ecc: 'M' })
  return {
    secret: totp.secret.base32,
    qrCodeUrl: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`,
  }
}
