import { referralCodeMaxLength } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expiryOf, formatCode, randomBytesOfCode } from './referral.rules.ts'

const random = fc.uint8Array({ minLength: randomBytesOfCode, maxLength: randomBytesOfCode })

test('a code is four groups of five unambiguous characters', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      const code = formatCode(bytes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/)
      expect(code.length).toBeLessThanOrEqual(referralCodeMaxLength)
    }),
  )
})

test('every character is equally likely, so a code has 100 bits', () => {
  const letters = Array.from({ length: 256 }, (_, byte) => formatCode(new Uint8Array(5).fill(byte))[0])
  const counts = Map.groupBy(letters, (letter) => letter)
  expect(counts.size).toBe(32)
  expect(new Set(counts.values().map((group) => group.length))).toEqual(new Set([8]))
})

test('a code lasts 30 days', () => {
  expect(expiryOf(new Date('2026-02-10T08:00:00Z'))).toEqual(new Date('2026-03-12T08:00:00Z'))
})
