import { momentText } from '#intl/intl.rules.ts'

export const securityScreenText = {
  title: 'Account Security',
  tabs: {
    twoFactor: 'Two-Factor Auth',
    verification: 'Verification',
    activity: 'Activity',
    accessTokens: 'Access tokens',
  },
  protection: {
    both: 'A passkey and an app keep your account safe',
    code: 'A second step keeps your account safe',
    none: 'A second step would keep your account safer',
  },
  withPassword: 'Your password alone lets no one in.',
  withoutPassword: 'Signing in also asks for a code.',
  recovery: {
    title: 'Someone asked to turn off two-factor authentication on your account',
    text: (availableAt: string) =>
      `From ${momentText(availableAt)}, the link we emailed you can turn off two-factor authentication. If this wasn’t you, cancel the recovery and change how you sign in.`,
  },
} as const
