/** What the log tells a member about; the words are those the security screen colours by. */
export type SecurityEventType =
  | 'account_created_success'
  | 'login_success'
  | 'login_success_new_device'
  | 'login_failed'
  | 'logout_success'
  | 'logout_all_devices_success'
  | 'logout_other_device_success'
  | 'refresh_token_reuse_error'
  | 'password_changed_success'
  | 'password_reset_success'
  | 'email_verified_success'
  | 'email_change_requested'
  | 'email_changed_success'
  | '2fa_enabled'
  | '2fa_disabled'
  | '2fa_failed'
  | '2fa_backup_code_success'
  | '2fa_backup_codes_generated'
  | '2fa_recovery_requested'
  | '2fa_recovery_cancelled'
  | '2fa_disabled_by_recovery'

const longestDetails = 500

export const shorten = (details: string): string => details.slice(0, longestDetails)
