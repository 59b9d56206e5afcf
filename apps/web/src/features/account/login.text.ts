export const loginText = {
  signIn: {
    title: 'Welcome back',
    intro: 'Sign in to continue your practice.',
    newHere:
      'New here? <register>Create an account</register> with a referral code, or <waitlist>join the waitlist</waitlist>.',
  },
  sent: {
    title: 'Please check your inbox',
    text: (email: string) =>
      `If there’s an account for ${email}, our email has a link to choose a new password. It works for 30 minutes. Nothing there? Look in your spam folder, or check for a typo.`,
  },
  forgot: {
    title: 'Forgot password',
    intro: 'Enter your email and we’ll send you a link to choose a new password.',
    haveToken: 'I have a reset token',
  },
  reset: {
    title: 'Choose a new password',
    intro: 'Your reset token is in the email we sent you. It works for 30 minutes.',
  },
  recovery: {
    title: 'Lost your phone and backup codes?',
    intro: 'Turn off two-factor authentication, then sign in without a code.',
  },
  back: 'Back to sign in',
} as const
