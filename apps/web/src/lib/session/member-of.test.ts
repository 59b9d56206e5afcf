import { expect, test } from 'vitest'
import { memberOf } from './member-of.ts'

const token = (payload: string) => `head.${Buffer.from(payload).toString('base64url')}.signature`

test.each([
  [
    'the member of a token',
    token('{"sub":"0198a1f0-0000-7000-8000-000000000001","sid":"x"}'),
    '0198a1f0-0000-7000-8000-000000000001',
  ],
  ['a token with letters that only addresses may have', token('{"sub":"~~~???>>>"}'), '~~~???>>>'],
  ['a token without a member', token('{"sid":"x"}'), null],
  ['a token that is none', 'stand-in-access', null],
  ['an empty token', '', null],
])('%s', (_what, accessToken, id) => {
  expect(memberOf({ accessToken })).toBe(id)
})

test('no session has no member', () => {
  expect(memberOf(null)).toBeNull()
})
