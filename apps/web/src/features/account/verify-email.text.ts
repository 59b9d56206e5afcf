export const verifyEmailText = {
  title: 'Verify your email',
  intro: 'Select the button below to confirm that this email address is yours.',
  submit: 'Verify my email',
  failed: 'We couldn’t verify this email address',
  openLink: 'Please open the link in the email we sent you.',
  newEmail: 'Get a new email',
  verified: {
    title: 'Email verified',
    thanks: 'Thank you. Your email is verified.',
    already: 'Your email is already verified',
    linked: (email: string) => `${email} is now linked to your account.`,
    next: 'Continue',
  },
} as const
