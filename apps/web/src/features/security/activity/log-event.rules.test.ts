import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventText, eventTone } from './log-event.rules.ts'

test.each([
  ['login_success', 'Signed in', 'good'],
  ['login_failed', 'Sign-in failed', 'bad'],
  ['2fa_enabled', '2FA turned on', 'good'],
  ['2fa_disabled', '2FA turned off', 'plain'],
  ['2fa_failed', '2FA code not accepted', 'bad'],
  ['2fa_recovery_requested', '2FA recovery requested', 'bad'],
  ['refresh_token_reuse_error', 'Suspicious session ended', 'bad'],
  ['a_new_kind_success', 'a new kind success', 'good'],
  ['logout_all_devices_success', 'Signed out on all devices', 'good'],
])('%s reads "%s" and looks %s', (type, text, tone) => {
  expect(eventText(type)).toBe(text)
  expect(eventTone(type)).toBe(tone)
})

test('no event shows an underscore', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z0-9_]+$/), (type) => !eventText(type).includes('_')))
})
