export const socialText = {
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
} as const
