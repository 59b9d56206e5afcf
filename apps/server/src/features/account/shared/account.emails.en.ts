export const en = {
  reset: {
    subject: 'Reset your password',
    text: 'We received a request to reset your password. The link in this email works once and expires after 30 minutes. If it doesn’t open, go to the sign-in page, choose “Forgot password?”, then “I have a reset token”, and paste this:',
    action: 'Choose a new password',
    closing: 'If this wasn’t you, you can ignore this email. Your password won’t change.',
  },
  erasureBegun: {
    subject: (day: string) => `Your account will be erased on ${day}`,
    paragraphs: (day: string) => [
      'You asked us to erase your account. Your page is already out of sight, and you’re signed out everywhere. If you had a contribution running, it has ended.',
      'You have fourteen days to change your mind. Signing in is enough; there’s nothing else to press.',
      `If you do nothing, everything goes on ${day}: practices, notes, moods, sleep and every way of signing in. Receipts stay because the law asks for them, without your name.`,
      'If you made an archive, it can be downloaded for 24 hours from when it was ready.',
    ],
    action: 'Sign in and stop it',
    closing: 'You didn’t ask for this? Sign in now and change your password; that stops it as well.',
  },
  erased: {
    subject: 'Your account has been erased',
    paragraphs: (askedOn: string) => [
      `We’ve erased your account, as you asked on ${askedOn}: your rows, your files and every way of signing in.`,
      'This is our last email to you. The address it went to is erased too.',
    ],
    closing: 'May your practice go well, wherever it continues.',
  },
}

export type AccountTexts = typeof en
