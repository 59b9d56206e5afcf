/** Offered after a sign-in with a password. */
export const passkeyOfferText = {
  title: 'Next time, just your fingerprint',
  text: 'A passkey stays with your device, so there’s no password to remember, and nothing for anyone to steal from us.',
  reasons: [
    'Works with the fingerprint, face or PIN you already use',
    'Counts as both steps, so no code after it',
    'Your password still works',
  ],
  create: 'Create a passkey',
  notNow: 'Not now',
  hint: 'We ask once on each device. You’ll find it later under Account Security.',
  made: 'Your passkey is ready',
  madeText: 'You’ll find it under Account Security.',
  keptAlready: 'This device has a passkey for your account already.',
  failed: 'We couldn’t add the passkey. Please try again.',
} as const
