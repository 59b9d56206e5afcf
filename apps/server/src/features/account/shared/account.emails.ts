import { emailLinks } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'
import { linkWith } from '#platform/mail/emailed-tokens.ts'

export const passwordResetEmail = (token: string, publicUrl: string): Email => ({
  paragraphs: [
    'We received a request to reset your password. The link in this email works once and expires after 30 minutes. If it doesn’t open, go to the sign-in page, choose “Forgot password?”, then “I have a reset token”, and paste this:',
  ],
  code: token,
  action: { label: 'Choose a new password', url: linkWith(emailLinks.resetPassword, token, publicUrl) },
  closing: 'If this wasn’t you, you can ignore this email. Your password won’t change.',
})

const dayIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(at)

export function erasureBegunEmail(
  { dueAt, zone }: { dueAt: Date; zone: string },
  publicUrl: string,
): { subject: string; content: Email } {
  const day = dayIn(zone, dueAt)
  return {
    subject: `Your account will be erased on ${day}`,
    content: {
      paragraphs: [
        'You asked us to erase your account. Your page is already out of sight, and you’re signed out everywhere. If you had a contribution running, it has ended.',
        'You have fourteen days to change your mind. Signing in is enough; there’s nothing else to press.',
        `If you do nothing, everything goes on ${day}: practices, notes, moods, sleep and every way of signing in. Receipts stay because the law asks for them, without your name.`,
        'If you made an archive, it can be downloaded for 24 hours from when it was ready.',
      ],
      action: { label: 'Sign in and stop it', url: new URL('/login', publicUrl).href },
      closing: 'You didn’t ask for this? Sign in now and change your password; that stops it as well.',
    },
  }
}

export const erasedEmail = ({ askedAt, zone }: { askedAt: Date; zone: string }): Email => ({
  paragraphs: [
    `We’ve erased your account, as you asked on ${dayIn(zone, askedAt)}: your rows, your files and every way of signing in.`,
    'This is our last email to you. The address it went to is erased too.',
  ],
  closing: 'May your practice go well, wherever it continues.',
})
