export const ownerProofText = {
  password: 'Password',
  appCode: 'Code from the app, or a backup code',
  instead: 'You have no password, so this takes its place.',
  insteadOrSignIn:
    'You have no password, so this takes its place. If no code reaches you, sign out and in again and come straight back. Then you need none.',
  passkey: 'Use a passkey instead',
  proven: 'Thank you, it’s you. You need no code for the next five minutes.',
  signInAgain:
    'You have no password, and no verified email or phone. Sign out and in again, come straight back, and we won’t ask for more.',
  email: { label: 'Code from the email', send: 'Email me a code', notSent: 'We couldn’t send the email' },
  phone: { label: 'Code from the text', send: 'Text me a code', notSent: 'We couldn’t send the text' },
  sent: (contact: string) => `We’ve sent a code to ${contact}.`,
  dialog: {
    title: 'It’s been a while.',
    password: 'Enter your password to continue.',
    code: 'Show us once more that it’s you.',
    submit: 'Continue',
    why: 'We ask before changes to how you sign in, once every five minutes at most.',
  },
} as const
