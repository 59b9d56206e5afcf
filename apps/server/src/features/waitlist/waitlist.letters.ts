import type { Letter } from '#platform/mail/letter.ts'

export const confirmationLetter = (name: string): Letter => ({
  greeting: `Dear ${name},`,
  paragraphs: [
    'Thank you for wanting to practise with us. Your place on the list is kept.',
    'We open the door a little at a time, so that the community stays small enough to be kind. When it is your turn, a mail with a personal invitation will reach you at this address. Until then we will leave you in peace.',
  ],
  closing: 'If you did not ask for this, you can let this mail go; nothing else will follow.',
})

export const invitationLetter = (name: string, code: string, publicUrl: string): Letter => ({
  greeting: `Dear ${name},`,
  paragraphs: ['The door is open. This is your personal referral code; it works once, and it is yours for 30 days:'],
  code,
  action: {
    label: 'Create your account',
    url: new URL(`/register?ref=${encodeURIComponent(code)}`, publicUrl).href,
  },
  closing: 'We look forward to sitting with you.',
})
