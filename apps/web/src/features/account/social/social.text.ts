export const socialText = {
  or: 'or',
  orBegin: 'or begin with',
  askCode: 'These ask for the referral code too.',
  othersAskCode: 'The others ask for the referral code too.',
  signInWith: (name: string) => `Sign in with ${name}`,
  continueWith: (name: string) => `Continue with ${name}`,
  noCodeNeeded: (name: string) => `New here? People with a ${name} account need no referral code.`,
  signOutAt: (name: string) => `Sign out at ${name}`,
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
    thenLinkOwn: (provider: string) =>
      `, then link ${provider} under Account Security. Until you choose, we keep nothing.`,
    waitlist: 'Join the waitlist',
    nothingKept: 'Until you choose, we keep nothing.',
  },
} as const
