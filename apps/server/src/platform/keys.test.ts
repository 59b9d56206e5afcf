import { expect, test } from 'vitest'
import { createKeys } from './keys.ts'
import { seal, unseal } from './sealing.ts'

const [older, newer] = ['the older secret of at least 32 letters', 'the newer secret of at least 32 letters']
const before = createKeys({ current: older, previous: undefined })
const during = createKeys({ current: newer, previous: older })
const after = createKeys({ current: newer, previous: undefined })

test('each purpose has a key of its own', () => {
  expect(before.of('access-token').current).not.toEqual(before.of('totp-secret').current)
  expect(before.of('access-token').current).toHaveLength(32)
})

test('during a rotation the new key makes and both read', () => {
  const sealed = seal(before.of('totp-secret'), Buffer.from('plain'), 'asha')
  expect(unseal(during.of('totp-secret'), sealed, 'asha').toString()).toBe('plain')
  expect(during.of('totp-secret').current).toEqual(after.of('totp-secret').current)
  expect(() => unseal(after.of('totp-secret'), sealed, 'asha')).toThrow('no key opens')
})

test('sealed bytes open only where they belong, and only whole', () => {
  const ring = before.of('totp-secret')
  const sealed = seal(ring, Buffer.from('plain'), 'asha')
  expect(() => unseal(ring, sealed, 'ben')).toThrow('no key opens')
  const changed = Buffer.from(sealed)
  changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1)
  expect(() => unseal(ring, changed, 'asha')).toThrow('no key opens')
})

test('equal texts are sealed differently each time', () => {
  const ring = before.of('totp-secret')
  expect(seal(ring, Buffer.from('plain'), 'asha')).not.toEqual(seal(ring, Buffer.from('plain'), 'asha'))
})
