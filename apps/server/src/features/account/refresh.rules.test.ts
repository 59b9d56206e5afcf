import { expect, test } from 'vitest'
import { familyEnd, judge, tokenEnd, type Verdict } from './refresh.rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const later = new Date('2026-04-01T12:00:00Z')
const family = { revokedAt: null, expiresAt: later }
const fresh = { rotatedAt: null, expiresAt: later }
const used = (seconds: number) => ({ rotatedAt: ago(seconds), expiresAt: later })

test.each<[string, Verdict, Parameters<typeof judge>]>([
  ['a fresh token', 'rotate', [family, fresh, undefined, now]],
  ['a used one whose successor nobody has used, even a day later', 'repeat', [family, used(86_400), fresh, now]],
  ['a used one whose successor was used 10 s ago', 'repeat', [family, used(60), used(10), now]],
  ['a used one whose successor was used 11 s ago', 'reused', [family, used(60), used(11), now]],
  ['a used one whose successor is gone', 'reused', [family, used(60), undefined, now]],
  ['a token of a family that was ended', 'refused', [{ ...family, revokedAt: ago(1) }, fresh, undefined, now]],
  ['a token of a family past its end', 'refused', [{ ...family, expiresAt: now }, fresh, undefined, now]],
  ['a token that idled away', 'refused', [family, { ...fresh, expiresAt: now }, undefined, now]],
])('%s: %s', (_, verdict, given) => {
  expect(judge(...given)).toBe(verdict)
})

test('a family lives 90 days, a token 30 and never longer than its family', () => {
  expect(familyEnd(now)).toEqual(new Date('2026-05-30T12:00:00Z'))
  expect(tokenEnd(now, familyEnd(now))).toEqual(new Date('2026-03-31T12:00:00Z'))
  expect(tokenEnd(now, ago(-60))).toEqual(ago(-60))
})
