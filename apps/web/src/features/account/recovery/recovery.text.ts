/** What a member reads who has forgotten the password, or lost the way to make codes. */
export const recoveryText = {
  sendLink: 'Send reset link',
  token: 'Reset token',
  setPassword: 'Set new password',
  turnOff: 'Turn off two-factor authentication',
  openLink: 'Please open the link in the email we sent you.',
  failed: 'We couldn’t finish the recovery',
} as const
