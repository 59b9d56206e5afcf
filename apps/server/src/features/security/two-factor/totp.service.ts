import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const issuer = 'Sadhana Compass'
const period = 30
const digits = 6
/** The previous and the next step are accepted too, because clocks differ and typing takes time. */
const window = 1

const totpOf = (secret: Uint8Array, label: string) =>
  new TOTP({ issuer, label, period, digits, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })

/** The time step of a code; undefined if the code is wrong. */
export function stepOf(secret: Uint8Array, code: string, at: Date): number | undefined {
  // The library compares bytes, and throws if six characters that aren't digits have more than six bytes.
  if (!/^\d+$/.test(code)) return undefined
  const timestamp = at.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
}

/** The secret as text and as a QR code, which we draw ourselves so that no one else learns it. */
export function toSetup(secret: Uint8Array, username: string): { secret: string; qrCodeUrl: string } {
  const totp = totpOf(secret, username)
  const picture = renderSVG(totp.toString(), { border: 2, ecc: 'M' })
  return {
    secret: totp.secret.base32,
    qrCodeUrl: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`,
  }
}
