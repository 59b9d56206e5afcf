import type { SecurityEventType } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { renderEmail } from '#platform/mail/email.ts'
import { noticeOf, proofEmail, recoveryEmail } from './security.emails.ts'

const publicUrl = 'https://compass.example'
const around = { name: 'Asha', contact: undefined }
const recovery = {
  zone: 'Europe/Lisbon',
  token: 'abc',
  availableAt: new Date('2026-11-20T09:14:00Z'),
  expiresAt: new Date('2026-11-27T09:14:00Z'),
}

test('the first button in a recovery email stops the recovery', () => {
  const { html, text } = renderEmail(recoveryEmail(recovery, publicUrl), around)
  const [first = '', second = ''] = text.match(/https:\S+/g) ?? []
  expect(first).toBe(`${publicUrl}/security`)
  expect(second).toBe(`${publicUrl}/login#recovery=abc`)
  expect(html.match(/class="button"/g)).toHaveLength(1)
  expect(html).toMatch(/class="button" href="[^"]+security"[^>]*>Stop the recovery</)
  expect(html.indexOf('Stop the recovery')).toBeLessThan(html.indexOf('Turn off two-factor authentication</a>'))
})

/** Members who joined by phone or with a provider have no password. */
test.each<SecurityEventType>(['2fa_enabled', '2fa_disabled', '2fa_disabled_by_recovery', '2fa_disabled_by_operator'])(
  'the notice of %s promises no sign-in with a password',
  (type) => {
    expect(noticeOf(type)?.text).not.toMatch(/password/)
  },
)

test('a recovery email does not claim that anyone knows a password', () => {
  expect(recoveryEmail(recovery, publicUrl).paragraphs.join(' ')).not.toMatch(/knows your password/)
})

test('the verification email welcomes the member, and says how long its link and code work', () => {
  const proof = { code: '123456', token: 'abc' }
  const { paragraphs } = proofEmail({ ...proof, isNewAddress: false }, publicUrl)
  expect(paragraphs).toContain('Welcome to Sadhana Compass.')
  expect(paragraphs.join(' ')).toMatch(/link works for 24 hours, the code for ten minutes/)
  expect(proofEmail({ ...proof, isNewAddress: true }, publicUrl).paragraphs.join(' ')).not.toMatch(/Welcome/)
})
