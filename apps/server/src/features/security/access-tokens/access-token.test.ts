import { accessTokenPattern } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { endOf, isAccessToken, newAccessToken } from './access-token.service.ts'

test('tokens are alike in form only', () => {
  const tokens = Array.from({ length: 1_000 }, newAccessToken)
  expect(new Set(tokens).size).toBe(1_000)
  for (const token of tokens) {
    expect(token).toHaveLength('sadhana_'.length + 49)
    expect(token).toMatch(accessTokenPattern)
    expect(isAccessToken(token)).toBe(true)
  }
  // Every letter and digit occurs at the first place of the random part, or nearly: the highest digit is small.
  expect(new Set(tokens.map((token) => token.at(-8))).size).toBeGreaterThan(50)
})

const token = newAccessToken()
const swapped = (text: string) => (text === '0' ? '1' : '0')

test.each([
  ['one wrong letter in the secret', `${token.slice(0, 20)}${swapped(token.charAt(20))}${token.slice(21)}`],
  ['a wrong checksum', `${token.slice(0, -1)}${swapped(token.charAt(token.length - 1))}`],
  ['something before it', `x${token}`],
  ['something after it', `${token}0`],
  ['no checksum', token.slice(0, -6)],
  ['another prefix', token.replace('sadhana', 'sadhano')],
  ['nothing', ''],
])('%s is not a token', (_, text) => {
  expect(isAccessToken(text)).toBe(false)
})

test.each([
  ['30-days', '2026-11-18T06:00:00.000Z', '2026-12-18T06:00:00.000Z'],
  ['6-months', '2026-11-18T06:00:00.000Z', '2027-05-18T06:00:00.000Z'],
  ['6-months', '2026-08-31T06:00:00.000Z', '2027-02-28T06:00:00.000Z'],
  ['1-year', '2026-11-18T06:00:00.000Z', '2027-11-18T06:00:00.000Z'],
  ['1-year', '2028-02-29T06:00:00.000Z', '2029-02-28T06:00:00.000Z'],
] as const)('%s after %s is %s', (life, from, end) => {
  expect(endOf(life, new Date(from)).toISOString()).toBe(end)
})
