import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type AccessTokenLife, accessTokenPattern, accessTokenPrefix } from '@sadhana/contract'

const secretLength = 43
const checksumLength = 6
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Letters and digits only, so that a double click selects the whole token. */
function inBase62(value: bigint, length: number): string {
  let [text, rest] = ['', value]
  for (let place = 0; place < length; place++) {
    text = digits.charAt(Number(rest % 62n)) + text
    rest /= 62n
  }
  return text
}

const checksumOf = (secret: string): string => inBase62(BigInt(crc32(secret)), checksumLength)

export function newAccessToken(): string {
  const secret = inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength)
  return `${accessTokenPrefix}${secret}${checksumOf(secret)}`
}

const wholePattern = new RegExp(`^${accessTokenPattern.source}$`)

/** With the checksum, garbage is refused without asking the database. It proves nothing. */
export function isAccessToken(text: string): boolean {
  if (!wholePattern.test(text)) return false
  const secret = text.slice(accessTokenPrefix.length, -checksumLength)
  return text.endsWith(checksumOf(secret))
}

const months: Record<Exclude<AccessTokenLife, '30-days'>, number> = { '6-months': 6, '1-year': 12 }

/** The same day of a later month, or its last one. */
export function endOf(life: AccessTokenLife, from: Date): Date {
  const end = new Date(from)
  if (life === '30-days') {
    end.setUTCDate(end.getUTCDate() + 30)
    return end
  }
  end.setUTCMonth(end.getUTCMonth() + months[life])
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end
}
