export const ownerProofText = {
  appCode: 'Code from the app, or a backup code',
  emailedCode: 'Code from the email',
  instead: 'You have no password, so this takes its place.',
  signInAgain:
    'You have no password and no verified email. Sign out and in again, come straight back, and we won’t ask for more.',
  send: 'Email me a code',
  sent: (email: string) => `We’ve sent a code to ${email}.`,
  notSent: 'We couldn’t send the email',
  dialog: {
    title: 'It’s been a while.',
    password: 'Enter your password to continue.',
    code: 'Show us once more that it’s you.',
    submit: 'Continue',
    cancel: 'Cancel',
    why: 'We ask before changes to how you sign in, once every five minutes at most.',
  },
} as const
