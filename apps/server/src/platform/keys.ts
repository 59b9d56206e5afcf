import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

type Purpose =
  | 'access-token'
  | 'refresh-successor'
  | 'mailed-secret'
  | 'mail-address'
  | 'return-address'
  | 'unsubscribe'
  | 'code-hash'
  | 'totp-secret'
  | 'download-link'
  | 'shared-page'
  | 'social-login'
  | 'texted-code'
  | 'reminder-action'
  | 'calendar-feed'
  | 'probe'
  | 'move'

/** The keys for one purpose. The first one signs and encrypts, and all of them verify and decrypt. */
export type KeyRing = { current: Buffer; all: readonly Buffer[] }
export type Keys = { of: (purpose: Purpose) => KeyRing }

const keyBytes = 32

/**
 * All keys are derived from SECRET_KEY. While it is being replaced, existing data stays readable with
 * SECRET_KEY_PREVIOUS.
 */
export function createKeys({ current, previous }: { current: string; previous: string | undefined }): Keys {
  const rings = new Map<Purpose, KeyRing>()
  const derive = (secret: string, purpose: Purpose) =>
    Buffer.from(hkdfSync('sha256', secret, 'sadhana-compass', purpose, keyBytes))
  return {
    of: (purpose) => {
      const existing = rings.get(purpose)
      if (existing) return existing
      const newest = derive(current, purpose)
      const ring = { current: newest, all: previous ? [newest, derive(previous, purpose)] : [newest] }
      rings.set(purpose, ring)
      return ring
    },
  }
}

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

export const keyedHash = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b)
