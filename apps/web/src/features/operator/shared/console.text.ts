/** What the frame of the console says about the session, and what several desks ask. */
export const consoleText = {
  signOut: 'Sign out',
  closing: 'Closing',
  reason: { label: 'Reason, for the log', hint: 'Please leave names and addresses out.' },
  again: {
    title: 'Please sign in again',
    text: 'The console stays open for 12 hours after a sign-in, so that a session that was stolen or left open can’t be used to moderate.',
    action: 'Sign in again',
  },
} as const
