import { phoneCodeMinutes } from '@sadhana/contract'

export const phoneSignInText = {
  number: {
    title: 'What’s your number?',
    intro: 'We’ll text you a 6-digit code. The number is used for signing in and for nothing else.',
    submit: 'Send code',
    rates: 'Your usual text rates apply.',
  },
  join: {
    title: 'Join with your phone',
    intro: 'Every account begins with a referral code from a member.',
    referralCode: 'Referral code',
    noCode: 'I have no code yet',
  },
  code: {
    title: 'Enter the code',
    sent: (number: string) => `Sent to <number>${number}</number>. It works for ${phoneCodeMinutes} minutes.`,
    sentIfKnown: (number: string) =>
      `If <number>${number}</number> has an account here, a code is on its way. It works for ${phoneCodeMinutes} minutes.`,
    /** This page must not reveal whether the earlier request sent a code. */
    requested: (number: string) => `For <number>${number}</number>. A code works for ${phoneCodeMinutes} minutes.`,
    alreadyRequested: 'If a code has reached you, it still works',
    displayName: 'Display name',
    displayNameHint: 'The name other members see. We make a username from it, and you can change that once.',
    signIn: 'Sign in',
    create: 'Create account',
    otherNumber: 'Use different phone number',
  },
} as const
