export const en = {
  confirmation: {
    subject: 'You’re on the waitlist',
    paragraphs: [
      'Thank you for asking to join us. You’re on the waitlist.',
      'We invite a few people at a time, so the community stays small enough to be kind. When there’s a place for you, we’ll email your personal invitation to this address. Until then, you won’t hear from us.',
    ],
    closing: 'If you didn’t ask to join, you can ignore this email.',
  },
  invitation: {
    subject: 'Your invitation to Sadhana Compass',
    text: 'There’s a place for you. Here’s your personal referral code. It works once, and it’s valid for 30 days:',
    action: 'Create your account',
    closing: 'We look forward to sitting with you.',
  },
}

export type WaitlistTexts = typeof en
