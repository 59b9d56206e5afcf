import { wholeNumber } from '#intl/intl.rules.ts'

/** What a member proves with that it's them: the password, or a code if they have none. */
type Proof = 'password' | 'code'

export const twoFactorText = {
  title: 'Two-factor authentication',
  hint: {
    password: 'You’ll sign in with your password and a code from your phone.',
    code: 'You’ll sign in as you do now, and with a code from your phone.',
  } satisfies Record<Proof, string>,
  emailNeeded:
    'You need a verified email to turn on two-factor authentication: it lets you back in without your phone.',
  proof: {
    hint: 'You signed in a while ago. Please enter your password to turn on two-factor authentication.',
    refused: {
      password: 'Failed to enable 2FA. Please check your password and try again.',
      code: 'Failed to enable 2FA. Please check your code and try again.',
    } satisfies Record<Proof, string>,
    next: 'Continue',
  },
  enableFailed: 'Failed to enable 2FA. Please try again.',
  setup: {
    started: '2FA Setup Initiated',
    startedText: 'Scan the QR code with your authenticator app.',
    qrCode: 'QR code for your authenticator app',
    scan: 'Scan the QR code with your authenticator app, or enter this secret in the app:',
    copy: 'Copy secret',
    copied: 'Your secret has been copied.',
    code: 'Verification code',
    codeHint: 'The 6-digit code in your app right now.',
    codeWrong: 'Invalid verification code. Please try again.',
    submit: 'Verify and Enable',
    done: '2FA Enabled',
    doneText: 'Please keep your backup codes somewhere safe.',
  },
  enabled: {
    title: 'Two-factor authentication is on',
    hint: 'Enter your password to turn off two-factor authentication or get new backup codes.',
    codesLeft: (count: number, of: number) =>
      `<count>${wholeNumber(count)}</count> of ${wholeNumber(of)} backup codes left`,
    fewLeft: 'Generate new ones before you run out.',
    disable: 'Disable 2FA',
    disabled: '2FA Disabled',
    disabledText: 'Signing in no longer asks for a code.',
    disableFailed: {
      password: 'Failed to disable 2FA. Please check your password and try again.',
      code: 'Failed to disable 2FA. Please check your code and try again.',
    } satisfies Record<Proof, string>,
    generate: 'Generate New Backup Codes',
    generated: 'Backup Codes Generated',
    generatedText: 'The old ones no longer work.',
    generateFailed: {
      password: 'Failed to generate backup codes. Please check your password and try again.',
      code: 'Failed to generate backup codes. Please check your code and try again.',
    } satisfies Record<Proof, string>,
  },
  codes: {
    title: 'Your backup codes',
    text: 'If you don’t have your phone, you can sign in with one of these codes. Each works once. We won’t show them again, so keep them somewhere safe.',
    list: 'Backup codes',
    copy: 'Copy All',
    copied: 'Your backup codes have been copied.',
    download: 'Download',
    done: 'Done',
  },
} as const
