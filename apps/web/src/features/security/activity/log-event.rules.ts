import type { SecurityEventType } from '@sadhana/contract'

const texts: Record<SecurityEventType, string> = {
  account_created_success: 'Account created',
  login_success: 'Signed in',
  login_success_new_device: 'Signed in on a new device',
  login_failed: 'Sign-in failed',
  logout_success: 'Signed out',
  logout_all_devices_success: 'Signed out on all devices',
  logout_other_device_success: 'Signed out another device',
  logout_other_devices_success: 'Signed out all other devices',
  refresh_token_reuse_error: 'Suspicious session ended',
  password_changed_success: 'Password changed',
  password_reset_success: 'Password reset by email',
  email_verified_success: 'Email verified',
  email_change_requested: 'Email change requested',
  email_changed_success: 'Email changed',
  phone_verified_success: 'Phone verified',
  phone_changed_success: 'Phone changed',
  '2fa_enabled': '2FA turned on',
  '2fa_disabled': '2FA turned off',
  '2fa_failed': '2FA code not accepted',
  '2fa_backup_code_success': 'Signed in with a backup code',
  '2fa_backup_codes_generated': 'New backup codes generated',
  '2fa_recovery_requested': '2FA recovery requested',
  '2fa_recovery_cancelled': '2FA recovery cancelled',
  '2fa_disabled_by_recovery': '2FA turned off by recovery',
  passkey_added_success: 'Passkey added',
  passkey_removed: 'Passkey removed',
  passkey_counter_error: 'Passkey not accepted: it may have been copied',
  erasure_requested: 'Erasing the account requested',
  erasure_stopped: 'Erasing the account stopped',
  social_linked_success: 'Account linked for signing in',
  account_suspended: 'Account paused by an operator',
  account_restored: 'Account no longer paused',
  logout_by_operator: 'Signed out everywhere by an operator',
  '2fa_disabled_by_operator': 'Two-factor authentication turned off by an operator',
  social_unlinked: 'Linked account removed',
  access_token_created_success: 'Access token created',
  access_token_first_used: 'Access token used for the first time',
  access_token_revoked: 'Access token revoked',
  access_tokens_ended: 'Access tokens ended with your sessions',
  move_approved_success: 'Move to another installation approved',
}

/** An event that only a newer server knows is shown by its name. */
export const eventText = (eventType: string): string =>
  isKnown(eventType) ? texts[eventType] : eventType.replaceAll('_', ' ')

const isKnown = (eventType: string): eventType is SecurityEventType => Object.hasOwn(texts, eventType)

/**
 * Failures, and events that a member may have to stop, look different from successes. Turning a protection off is
 * neither.
 */
export function eventTone(eventType: string): 'good' | 'bad' | 'plain' {
  const words = new Set(eventType.split('_'))
  if (words.has('failed') || words.has('error') || eventType === '2fa_recovery_requested') return 'bad'
  return words.has('success') || words.has('enabled') ? 'good' : 'plain'
}
