/** Shown on the home page too, so it is small. The rest is in `verification.text.ts`. */
export const verifyEmailText = {
  title: 'Please verify your email',
  open: (email: string) => `Open the link in our verification email to ${email}.`,
  send: 'Send Verification Email',
  sent: 'Verification email sent',
  sentText: 'Open the link in the email, or enter the code here.',
  sentBefore: 'Please check your inbox',
  sendFailed: 'We couldn’t send the email',
} as const
