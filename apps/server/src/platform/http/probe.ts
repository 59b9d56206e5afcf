import { keyedHash, type Keys, sameBytes } from '#platform/keys.ts'

/** `doctor` requests `/healthz` through the proxy with this header to find out which address the API sees. */
export const probeHeader = 'x-probe'

export type ProbeState = {
  /** The other end of the connection: a proxy, if there is one. */
  peer: string
  /** The address that rate limits and the security log use. */
  caller: string
  /** True if X-Forwarded-For was used. */
  believed: boolean
}

const minuteMs = 60_000
const tokenAt = (key: Buffer, minute: number) => keyedHash(key, `probe ${minute}`)
const minuteOf = (now: number) => Math.floor(now / minuteMs)

export const signProbe = (keys: Keys, now = Date.now()): string =>
  tokenAt(keys.of('probe').current, minuteOf(now)).toString('base64url')

/** Valid for this minute and its neighbours, so that clocks may differ slightly. */
export function isProbe(keys: Keys, header: string | string[] | undefined, now = Date.now()): boolean {
  if (typeof header !== 'string') return false
  const token = Buffer.from(header, 'base64url')
  return [-1, 0, 1].some((step) => sameBytes(token, tokenAt(keys.of('probe').current, minuteOf(now) + step)))
}
