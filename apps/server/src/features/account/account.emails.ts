import { emailLinks } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'
import { linkWith } from '#platform/mail/emailed-tokens.ts'

export const resetEmail = (token: string, publicUrl: string): Email => ({
  paragraphs: [
    'We received a request to reset your password. The link in this email works once and expires after 30 minutes. If it doesn’t open, go to the sign-in page, choose "Forgot password?", then "I have a reset token", and paste this:',
  ],
  code: token,
  action: { label: 'Choose a new password', url: linkWith(emailLinks.resetPassword, token, publicUrl) },
  closing: 'If this wasn’t you, you can ignore this email. Your password won’t change.',
})
