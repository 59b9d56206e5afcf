/** What the frame of the console says about the session. */
export const consoleText = {
  signOut: 'Sign out',
  closing: 'Closing',
  again: {
    title: 'Please sign in again',
    text: 'The console stays open for 12 hours after a sign-in, so that a session that was stolen or left open can’t be used to moderate.',
    action: 'Sign in again',
  },
} as const
