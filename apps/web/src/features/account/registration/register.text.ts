export const registerText = {
  title: 'Create account',
  intro: 'Sadhana Compass is invite-only. You’ll need a referral code from a member.',
  displayNameHint: 'The name other members see.',
  submit: 'Create account',
  member: 'Already a member? <signIn>Sign in</signIn>. No code? <waitlist>Join the waitlist</waitlist>.',
} as const
