import { momentText } from '#intl/intl.rules.ts'

/** The second step of a sign-in. Its dialog loads only when one is needed. */
export const twoFactorSignInText = {
  steps: {
    passkey: {
      title: 'One more step',
      text: 'Your browser will ask for your fingerprint, face or PIN.',
    },
    code: {
      title: 'One more step',
      text: 'Enter the 6-digit code from your authenticator app.',
    },
    'backup-code': {
      title: 'One more step',
      text: 'Enter one of your backup codes. Each code works once.',
    },
    recovery: {
      title: 'Lost your phone and backup codes?',
      text: 'We can email you a link to turn off two-factor authentication. It works after 72 hours. Until then, you can cancel it on any device where you’re signed in, so nobody else can use it to get in.',
    },
  },
  code: 'Verification code',
  codeHint: 'Your app shows a new code every 30 seconds.',
  backupCode: 'Backup code',
  verify: 'Verify',
  failed: 'Verification failed',
  refused: 'Invalid verification code. Please try again.',
  appInstead: 'Use my authenticator app',
  backupCodeInstead: 'Use a backup code',
  lostBoth: 'I’ve lost my phone and my backup codes',
  passkey: {
    go: 'Continue with a passkey',
    appInstead: 'Use a code from the app',
  },
  recovery: {
    ask: 'Email me a recovery link',
    failed: 'We couldn’t start the recovery',
    sent: 'We’ve sent you an email',
    sentText: (availableAt: string) => `Keep it safe. The link works from ${momentText(availableAt)}.`,
    done: 'Done',
    back: 'Back',
  },
} as const
