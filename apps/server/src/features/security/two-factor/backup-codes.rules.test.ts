import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBackupCode, normaliseBackupCode, randomBytesOfBackupCode } from './backup-codes.rules.ts'

const random = fc.uint8Array({ minLength: randomBytesOfBackupCode, maxLength: randomBytesOfBackupCode })

test('a code has three groups of four unambiguous characters, which is 60 bits', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      expect(formatBackupCode(bytes)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    }),
  )
})

test('every character is equally likely', () => {
  const letters = Array.from({ length: 256 }, (_, byte) => formatBackupCode(new Uint8Array([byte])))
  const counts = Map.groupBy(letters, (letter) => letter)
  expect([...counts.values()].map((group) => group.length)).toEqual(Array<number>(32).fill(8))
})

test('a code is recognised however it is typed, and different codes stay different', () => {
  fc.assert(
    fc.property(random, random, (one, other) => {
      const [code, another] = [formatBackupCode(one), formatBackupCode(other)]
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
      expect(normaliseBackupCode(typed)).toBe(normaliseBackupCode(code))
      expect(normaliseBackupCode(code) === normaliseBackupCode(another)).toBe(code === another)
    }),
  )
})
