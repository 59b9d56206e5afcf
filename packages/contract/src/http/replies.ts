/** What a successful reply says, where it has a sentence. The server sends it in the language of the request. */
export const replies = {
  resetSent: 'If an account with that email exists, a reset link has been sent.',
  newEmailSent: 'Please follow the link we sent to your new email address.',
  joinedWaitlist: 'Welcome to the journey!',
} as const
export type ReplyName = keyof typeof replies
