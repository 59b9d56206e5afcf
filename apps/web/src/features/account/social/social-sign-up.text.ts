/** For people who have an account with a provider and none with us. Their page loads only then. */
export const socialSignUpText = {
  title: 'One thing more',
  intro: (provider: string) =>
    `${provider} has told us who you are. No one here has met you yet, so this would be a new account.`,
  from: (email: string | null, provider: string) => (email ? `${email}, from ${provider}` : `From ${provider}`),
  codeHint: 'A member can make one for you. It opens the door for one person.',
  submit: 'Create account',
  failed: {
    title: 'Registration failed',
    text: 'Unable to create account. Please try again.',
  },
  member: (provider: string) =>
    `Already a member? <signIn>Sign in your usual way</signIn>, then link ${provider} under Account Security. No code yet? <waitlist>Join the waitlist</waitlist>. Until you choose, we keep nothing.`,
  memberOfOurs: (provider: string) =>
    `Already a member? <signIn>Sign in your usual way</signIn>, then link ${provider} under Account Security. Until you choose, we keep nothing.`,
} as const
