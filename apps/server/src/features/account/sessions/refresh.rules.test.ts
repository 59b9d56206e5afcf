import { expect, test } from 'vitest'
import { familyEnd, checkRefreshToken, tokenEnd, type Verdict } from './refresh.rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const later = new Date('2026-04-01T12:00:00Z')
const family = { revokedAt: null, expiresAt: later }
const fresh = { rotatedAt: null, expiresAt: later }
const used = (seconds: number) => ({ rotatedAt: ago(seconds), expiresAt: later })

test.each<[string, Verdict, Parameters<typeof checkRefreshToken>]>([
  ['a fresh token', 'rotate', [family, fresh, undefined, now]],
  ['a used one whose successor is unused, even a day later', 'repeat', [family, used(86_400), fresh, now]],
  ['a used one whose successor was used 10 s ago', 'repeat', [family, used(60), used(10), now]],
  ['a used one whose successor was used 11 s ago', 'reused', [family, used(60), used(11), now]],
  ['a used one whose successor is gone', 'reused', [family, used(60), undefined, now]],
  ['a token of an ended family', 'refused', [{ ...family, revokedAt: ago(1) }, fresh, undefined, now]],
  ['a token of an expired family', 'refused', [{ ...family, expiresAt: now }, fresh, undefined, now]],
  ['a token that expired when idle', 'refused', [family, { ...fresh, expiresAt: now }, undefined, now]],
])('%s: %s', (_, verdict, input) => {
  expect(checkRefreshToken(...input)).toBe(verdict)
})

test('a family lasts 90 days; a token lasts 30 days, but never longer than its family', () => {
  expect(familyEnd(now)).toEqual(new Date('2026-05-30T12:00:00Z'))
  expect(tokenEnd(now, familyEnd(now))).toEqual(new Date('2026-03-31T12:00:00Z'))
  expect(tokenEnd(now, ago(-60))).toEqual(ago(-60))
})
