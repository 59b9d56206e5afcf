import { expect, test } from 'vitest'
import { maySendAgain } from './send-limit.rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ago = (...seconds: number[]) => seconds.map((count) => new Date(now.getTime() - count * 1000))

test.each([
  ['the first mail', [], true],
  ['a minute after the last', ago(60), true],
  ['within a minute', ago(3600, 59), false],
  ['the fifth of the day', ago(60, 120, 180, 240), true],
  ['the sixth', ago(60, 120, 180, 240, 300), false],
])('%s', (_, sent, allowed) => {
  expect(maySendAgain(sent, now)).toBe(allowed)
})
