import { mailLinks } from '@sadhana/contract'
import type { Letter } from '#platform/mail/letter.ts'
import { linkWith } from '#platform/mail/mailed-secrets.ts'

export const resetLetter = (name: string, token: string, publicUrl: string): Letter => ({
  greeting: `Dear ${name},`,
  paragraphs: [
    'Somebody, hopefully you, asked for a new password. The link works once, for the next 30 minutes. If it does not open, choose "I have a reset token" on the sign-in page and paste this:',
  ],
  code: token,
  action: { label: 'Choose a new password', url: linkWith(mailLinks.resetPassword, token, publicUrl) },
  closing: 'If it was not you, you can let this mail go; your password stays as it is.',
})
