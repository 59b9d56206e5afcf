export const socialText = {
  or: 'or',
  orBegin: 'or begin with',
  askCode: 'These ask for the referral code too.',
  failed: {
    title: 'Login failed',
    text: 'Social login failed. Please try again or use email/password.',
  },
  wait: 'Signing you in…',
  signUp: {
    title: 'One thing more',
    intro: (provider: string) =>
      `${provider} has told us who you are. No one here has met you yet, so this would be a new account.`,
    from: (email: string | null, provider: string) => (email ? `${email}, from ${provider}` : `From ${provider}`),
    codeHint: 'A member can make one for you. It opens the door for one person.',
    submit: 'Create account',
    failed: 'Unable to create account. Please try again.',
    failedTitle: 'Registration failed',
    usualWay: 'Sign in your usual way',
    thenLink: (provider: string) => `, then link ${provider} under Account Security. No code yet?`,
    waitlist: 'Join the waitlist',
    nothingKept: 'Until you choose, we keep nothing.',
  },
} as const
