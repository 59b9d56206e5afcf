import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { stepOf } from './totp.service.ts'

const secret = new Uint8Array(20).fill(7)
const now = new Date('2026-03-01T12:00:00Z')
const thisStep = now.getTime() / 30_000

/** The code an authenticator app shows this many 30-second steps from now. */
const codeAt = (steps: number): string =>
  new TOTP({ secret: new Secret({ buffer: secret.buffer }) }).generate({ timestamp: now.getTime() + steps * 30_000 })

test.each([-1, 0, 1])('the code of step %i is valid, and returns its step', (steps) => {
  expect(stepOf(secret, codeAt(steps), now)).toBe(thisStep + steps)
})

test.each(['ééééé6', '١٢٣٤٥٦', '', '12345', 'abcdef'])('“%s” is not a code', (code) => {
  expect(stepOf(secret, code, now)).toBeUndefined()
})

test.each([-10, -2, 2, 10])('the code of step %i is invalid', (steps) => {
  expect(stepOf(secret, codeAt(steps), now)).toBeUndefined()
})
