import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventText, eventTone } from './log-event.rules.ts'

test.each([
  ['login_success', 'Login success', 'good'],
  ['login_failed', 'Login failed', 'bad'],
  ['2fa_enabled', '2FA enabled', 'good'],
  ['2fa_disabled', '2FA disabled', 'plain'],
  ['2fa_failed', '2FA failed', 'bad'],
  ['2fa_recovery_requested', '2FA recovery requested', 'plain'],
  ['refresh_token_reuse_error', 'Refresh token reuse error', 'bad'],
  ['logout_all_devices_success', 'Logout all devices success', 'good'],
])('%s reads "%s" and looks %s', (type, text, tone) => {
  expect(eventText(type)).toBe(text)
  expect(eventTone(type)).toBe(tone)
})

test('no event shows an underscore', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z0-9_]+$/), (type) => !eventText(type).includes('_')))
})
