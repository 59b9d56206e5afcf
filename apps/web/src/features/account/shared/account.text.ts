/** The texts that the pages for signing in and signing up share. */
export const accountText = {
  scene: 'Sit down. The rest is just coming back.',
  /** Between the form and the other ways to sign in. */
  or: 'or',
  orBegin: 'or begin with',
  continueWithPhone: 'Continue with Phone',
  fields: {
    referralCode: 'Referral code',
    displayName: 'Display name',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
  },
  signIn: {
    identifier: 'Username, email or phone',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    failed: 'Login failed',
    refused: 'Invalid credentials. Please try again.',
    expired: 'Verification failed',
  },
  passkey: {
    signIn: 'Sign in with a passkey',
    failed: 'We couldn’t check this passkey. Please try again, or choose another way.',
  },
  agreement:
    'By creating an account, you agree to the <terms>terms</terms>. We explain how we use your data on <privacy>our privacy page</privacy>.',
  tryLater: 'Please try again later.',
  welcome: 'Welcome!',
  noSession: 'Authentication error',
  registrationFailed: {
    title: 'Registration failed',
    text: 'Unable to create account. Please try again.',
  },
  resetLinkFailed: 'Failed to send reset link.',
  passwordReset: {
    title: 'Your password has been changed',
    text: 'Please sign in with your new password.',
  },
  passwordResetFailed: {
    title: 'Reset failed',
    text: 'Failed to reset password. Please try again.',
  },
  twoFactorOff: {
    title: '2FA Disabled',
    text: 'Signing in no longer asks for a code.',
  },
} as const
