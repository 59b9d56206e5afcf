export const verificationText = {
  elsewhere: 'You can change your email and your password in <settings>your profile’s settings</settings>.',
  email: {
    title: 'Email verification',
    none: 'Your account doesn’t have an email address yet',
    noneText: 'Add one in <settings>your profile’s settings</settings> so we can reach you when it matters.',
    verified: 'Your email is verified',
    unverified: 'Your email isn’t verified yet',
    haveCode: 'I have a code',
  },
  code: {
    label: 'Verification code',
    hint: (email: string) => `Enter the 6-digit code we emailed to ${email}. It works for ten minutes.`,
    submit: 'Verify email',
    done: 'Thank you. Your email is verified.',
  },
  changeEmail: {
    title: 'Change email',
    titleFirst: 'Add email',
    label: 'New email',
    submit: 'Change email',
    otherAddress: 'Use a different address',
    failed: 'We couldn’t change your email',
  },
} as const
