import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKeys } from './keys.ts'
import { encrypt, decrypt } from './encryption.ts'

const [older, newer] = ['the older secret of at least 32 letters', 'the newer secret of at least 32 letters']
const before = createKeys({ current: older, previous: undefined })
const during = createKeys({ current: newer, previous: older })
const after = createKeys({ current: newer, previous: undefined })

test('each purpose has its own key', () => {
  expect(before.of('access-token').current).not.toEqual(before.of('totp-secret').current)
  expect(before.of('access-token').current).toHaveLength(32)
})

test('during a rotation the new key signs, and both keys are accepted', () => {
  const sealed = encrypt(before.of('totp-secret'), Buffer.from('plain'), 'asha')
  expect(decrypt(during.of('totp-secret'), sealed, 'asha').toString()).toBe('plain')
  expect(during.of('totp-secret').current).toEqual(after.of('totp-secret').current)
  expect(() => decrypt(after.of('totp-secret'), sealed, 'asha')).toThrow('no key opens')
})

test('encrypted bytes can be decrypted only in their own context, and only as a whole', () => {
  const ring = before.of('totp-secret')
  const sealed = encrypt(ring, Buffer.from('plain'), 'asha')
  expect(() => decrypt(ring, sealed, 'ben')).toThrow('no key opens')
  const changed = Buffer.from(sealed)
  changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1)
  expect(() => decrypt(ring, changed, 'asha')).toThrow('no key opens')
})

test('the same text is encrypted differently each time', () => {
  const ring = before.of('totp-secret')
  expect(encrypt(ring, Buffer.from('plain'), 'asha')).not.toEqual(encrypt(ring, Buffer.from('plain'), 'asha'))
})

test('a ciphertext starts with its version, and another version is refused', () => {
  const ring = before.of('totp-secret')
  const sealed = encrypt(ring, Buffer.from('plain'), 'asha')
  expect(sealed[0]).toBe(1)
  expect(sealed).toHaveLength(1 + 12 + 16 + 'plain'.length)
  const later = Buffer.from(sealed)
  later[0] = 2
  expect(() => decrypt(ring, later, 'asha')).toThrow('no key opens')
})

test.each([0, 1, 2])('a ciphertext from before there were versions opens, also if it starts with %i', (first) => {
  const ring = before.of('totp-secret')
  const iv = Buffer.alloc(12, 7).fill(first, 0, 1)
  const cipher = createCipheriv('aes-256-gcm', ring.current, iv).setAAD(Buffer.from('asha'))
  const text = Buffer.concat([cipher.update('plain'), cipher.final()])
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), text])
  expect(decrypt(ring, sealed, 'asha').toString()).toBe('plain')
  expect(() => decrypt(ring, sealed, 'ben')).toThrow('no key opens')
})
