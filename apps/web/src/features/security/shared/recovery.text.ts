import { momentText } from '#intl/intl.rules.ts'

export const recoveryText = {
  cancel: 'Cancel recovery',
  cancelled: 'Recovery cancelled',
  cancelledText: 'If you didn’t ask for it, please change your password now.',
  cancelFailed: 'We couldn’t cancel the recovery. Please try again.',
  strip: {
    title: 'Someone asked to turn off your two-factor authentication.',
    about: (availableAt: string) =>
      `From ${momentText(availableAt)}, the link we emailed you can turn it off, unless you stop it. If it wasn’t you, stop it now.`,
    stop: 'Stop it',
    itWasMe: 'It was me',
  },
} as const
