export const en = {
  notices: {
    login_success_new_device: {
      subject: 'New sign-in to your account',
      text: 'Someone signed in to your account on a device we haven’t seen before.',
    },
    password_changed_success: {
      subject: 'Your password was changed',
      text: 'Your password has been changed, and we’ve signed out your other devices.',
    },
    password_reset_success: {
      subject: 'Your password was reset',
      text: 'Your password has been reset by email, and we’ve signed out all your devices.',
    },
    email_change_requested: {
      subject: 'Request to change your email address',
      text: 'Someone asked to change the email address on your account. It will change once they verify the new address.',
    },
    email_changed_success: {
      subject: 'Your email address was changed',
      text: 'The email address on your account has been changed. This is the last email we’ll send to this address.',
    },
    phone_verified_success: {
      subject: 'A phone number was added',
      text: 'Someone verified a phone number for your account. From now on, codes texted to it can be used to sign in.',
    },
    phone_changed_success: {
      subject: 'Your phone number was changed',
      text: 'The phone number on your account has been changed. The old one can no longer be used to sign in.',
    },
    '2fa_enabled': {
      subject: 'Two-factor authentication is on',
      text: 'From now on, signing in also asks for a code. Please keep your backup codes somewhere safe.',
    },
    '2fa_disabled': {
      subject: 'Two-factor authentication is off',
      text: 'Two-factor authentication has been turned off. Signing in no longer asks for a code.',
    },
    '2fa_backup_code_success': {
      subject: 'A backup code was used',
      text: 'Someone signed in to your account with one of your backup codes. That code no longer works.',
    },
    '2fa_backup_codes_generated': {
      subject: 'New backup codes generated',
      text: 'Someone generated new backup codes for your account. The old ones no longer work.',
    },
    '2fa_recovery_cancelled': {
      subject: 'Two-factor recovery cancelled',
      text: 'The request to sign in without two-factor authentication has been cancelled. Two-factor authentication is still on.',
    },
    '2fa_disabled_by_recovery': {
      subject: 'Two-factor authentication is off',
      text: 'Recovery is complete: two-factor authentication is off, and signing in no longer asks for a code. Please set it up again soon.',
    },
    access_token_created_success: {
      subject: 'A new access token',
      text: 'Someone created an access token for your account. Whoever has it can do what it names, until it ends or you revoke it under Security, Access tokens.',
    },
    move_approved_success: {
      subject: 'A move to another installation',
      text: 'Someone agreed to move your practice to another installation. You can see where under Settings, Move, and stop it there.',
    },
    passkey_added_success: {
      subject: 'A passkey was added',
      text: 'Someone added a passkey to your account. From now on, it can sign in without your password.',
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      text: 'Someone removed a passkey from your account. It can no longer sign in.',
    },
    passkey_counter_error: {
      subject: 'One of your passkeys may have been copied',
      text: 'A passkey of yours counted backwards, which can mean that a copy of it exists. We didn’t accept it and asked for another way to sign in. To be safe, remove this passkey and add a new one.',
    },
    social_linked_success: {
      subject: 'A new way to sign in',
      text: 'Someone linked an account of another provider to yours. From now on it can be used to sign in.',
    },
    social_unlinked: {
      subject: 'A way to sign in was removed',
      text: 'Someone unlinked an account of another provider from yours. It can no longer be used to sign in.',
    },
    '2fa_disabled_by_operator': {
      subject: 'Two-factor authentication is off',
      text: 'An operator turned off two-factor authentication, because someone showed them that this account is theirs, and signed you out everywhere. Signing in no longer asks for a code. Please set it up again soon.',
    },
    account_restored: {
      subject: 'Your account is back',
      text: 'Your account isn’t paused any more. Sign in as usual: everything is where you left it, and what you share is seen again.',
    },
    erasure_stopped: {
      subject: 'Your account stays',
      text: 'Someone signed in to your account, so we’ve stopped erasing it. Everything is where you left it. Only a contribution doesn’t start again by itself.',
    },
  },
  notice: {
    circumstances: { from: (ip: string) => `from ${ip}`, on: (moment: string) => `on ${moment}` },
    details: (circumstances: string) => `Details: ${circumstances}.`,
    action: 'Review your account security',
    closing: 'If this was you, everything’s fine. If not, change your password and sign out from all devices now.',
  },
  proof: {
    subject: 'Verify your email address',
    welcome: 'Welcome to Sadhana Compass.',
    text: 'Please verify that this email address is yours: open the link below, or enter the code. The link works for 24 hours, the code for ten minutes.',
    action: 'Verify my email',
    closing: 'If you didn’t ask for this, you can ignore this email. Nothing will change.',
  },
  ownerCode: {
    subject: 'Your confirmation code',
    text: 'Here is the code to confirm that it’s you. It works for ten minutes:',
    closing:
      'We never ask for this code by email or phone. If you didn’t ask for it, someone may be signed in to your account: sign in, sign out from all devices, and change your password.',
  },
  recovery: {
    subject: 'Request to turn off two-factor authentication',
    paragraphs: (from: string, until: string) => [
      'Someone who got past the first step of signing in asked to turn off two-factor authentication on your account.',
      `If this was you, keep this email. The second link works from ${from} until ${until}. The wait gives you time to stop anyone else.`,
      'If this wasn’t you, stop it now: open your security page, cancel the recovery, and change how you sign in.',
    ],
    action: 'Stop the recovery',
    otherAction: 'Turn off two-factor authentication',
    closing:
      'If someone asks again while this recovery is pending, the wait stays the same and we don’t send another email.',
  },
}

export type SecurityTexts = typeof en
