import { expect, test } from 'vitest'
import { isHardBounce } from './hard-bounce.rules.ts'

test.each([
  ['an unknown mailbox', '5.1.1', true],
  ['an unknown domain', '5.1.2', true],
  ['an unknown mailbox, as Microsoft says it', '5.1.10', true],
  ['a disabled mailbox', '5.2.1', true],
  ['no mail server', '5.4.4', true],
  ['no reason', '5.0.0', true],
  ['a full mailbox', '5.2.2', false],
  ['an email that is too large', '5.3.4', false],
  ['an email that was taken for spam', '5.7.1', false],
  ['an address that may work later', '4.1.1', false],
  ['a delivery', '2.1.5', false],
  ['a longer number that starts like one', '5.1.1.9', false],
  ['nothing', undefined, false],
])('%s', (_, status, isHard) => {
  expect(isHardBounce(status)).toBe(isHard)
})
