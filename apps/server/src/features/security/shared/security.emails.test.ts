import { expect, test } from 'vitest'
import { renderEmail } from '#platform/mail/email.ts'
import { noticeEmail, type NoticeType, proofEmail, recoveryEmail } from './security.emails.ts'

const publicUrl = 'https://compass.example'
const around = { name: 'Asha', contact: undefined }
const recovery = {
  zone: 'Europe/Lisbon',
  language: 'en' as const,
  token: 'abc',
  availableAt: new Date('2026-11-20T09:14:00Z'),
  expiresAt: new Date('2026-11-27T09:14:00Z'),
}

test('the first button in a recovery email stops the recovery', () => {
  const { html, text } = renderEmail(recoveryEmail(recovery, publicUrl).content, around)
  const [first = '', second = ''] = text.match(/https:\S+/g) ?? []
  expect(first).toBe(`${publicUrl}/security`)
  expect(second).toBe(`${publicUrl}/login#recovery=abc`)
  expect(html.match(/class="button"/g)).toHaveLength(1)
  expect(html).toMatch(/class="button" href="[^"]+security"[^>]*>Stop the recovery</)
  expect(html.indexOf('Stop the recovery')).toBeLessThan(html.indexOf('Turn off two-factor authentication</a>'))
})

/** Members who joined by phone or with a provider have no password. */
test.each<NoticeType>(['2fa_enabled', '2fa_disabled', '2fa_disabled_by_recovery', '2fa_disabled_by_operator'])(
  'the notice of %s promises no sign-in with a password',
  (type) => {
    const happening = { type, details: null, ip: null, at: new Date(), zone: 'UTC', language: 'en' as const }
    expect(noticeEmail(happening, publicUrl).content.paragraphs.join(' ')).not.toMatch(/password/)
  },
)

test.each([
  ['en', 'Firefox on Linux, password'],
  ['de', 'Firefox unter Linux, Passwort'],
  ['es', 'Firefox en Linux, contraseña'],
] as const)('in %s, a new sign-in was from %s', (language, said) => {
  const happening = { details: 'Firefox on Linux, password', ip: null, at: new Date(), zone: 'UTC', language }
  const textOf = (type: NoticeType, details: string) =>
    noticeEmail({ ...happening, type, details }, publicUrl).content.paragraphs.join(' ')
  expect(textOf('login_success_new_device', happening.details)).toContain(`: ${said}, `)
  // A name that a member gave.
  expect(textOf('passkey_added_success', happening.details)).toContain(`: ${happening.details}, `)
})

test.each([
  ['Unknown device, passkey', 'Unbekanntes Gerät, Passkey'],
  ['Unknown app on Windows, texted code', 'Unbekannte App unter Windows, Code per SMS'],
  ['Chrome on Linux, something else', 'Chrome on Linux, something else'],
])('the details %j are %j in German', (details, said) => {
  const happening = { type: 'login_success_new_device', ip: null, at: new Date(), zone: 'UTC' } as const
  const { paragraphs } = noticeEmail({ ...happening, details, language: 'de' }, publicUrl).content
  expect(paragraphs.join(' ')).toContain(`: ${said}, `)
})

test('a recovery email does not claim that anyone knows a password', () => {
  expect(recoveryEmail(recovery, publicUrl).content.paragraphs.join(' ')).not.toMatch(/knows your password/)
})

test('the verification email welcomes the member, and says how long its link and code work', () => {
  const proof = { code: '123456', token: 'abc', language: 'en' as const }
  const { paragraphs } = proofEmail({ ...proof, isNewAddress: false }, publicUrl).content
  expect(paragraphs).toContain('Welcome to Sadhana Compass.')
  expect(paragraphs.join(' ')).toMatch(/link works for 24 hours, the code for ten minutes/)
  expect(proofEmail({ ...proof, isNewAddress: true }, publicUrl).content.paragraphs.join(' ')).not.toMatch(/Welcome/)
})
