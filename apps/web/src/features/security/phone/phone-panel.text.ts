import { phoneCodeMinutes } from '@sadhana/contract'

export const phonePanelText = {
  title: 'Phone verification',
  verified: 'Phone verified',
  update: 'Update Phone Number',
  about:
    'Verify a phone number to sign in with a texted code. We use it for that and for nothing else. Texts can be read or redirected by others, so a passkey or an app is safer.',
  aboutUpdate: (old: string) => `${old} stays until the new number is verified.`,
  send: 'Send Verification Code',
  sent: (number: string) => `Code sent to ${number}. It works for ${phoneCodeMinutes} minutes.`,
  verify: 'Verify Phone Number',
  back: 'Back',
  done: 'Thank you. Your phone number is verified.',
} as const
