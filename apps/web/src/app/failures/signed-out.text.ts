/** What someone reads whose session has ended, or who can't sign in because the account is suspended. */
export const sessionEndedText = {
  title: 'Please sign in',
  text: 'Your session has ended, because you were away for a long time or signed out somewhere else. Sign in and you’ll be back on this page.',
  signIn: 'Sign in',
  notYou: 'Wasn’t it you? After signing in, <log>check your security log</log>.',
} as const

export const suspendedText = {
  title: 'Your account is paused.',
  until: (day: string) => `Your account is paused until ${day}.`,
  why: (day: string, reason: string) =>
    `An operator paused it on ${day}: “${reason}” You can’t sign in meanwhile, and others don’t see what you share.`,
  reassurance: 'Your practice log stays as it is. If you’d like a copy of it, answer our email.',
  back: 'Back to sign in',
  appeal:
    'You think we’re wrong? Answer the email we sent you. Someone other than the person who decided reads it, mostly within two days.',
  hard: 'If you’re having a hard time, <help>talk to a person, now</help>.',
} as const
