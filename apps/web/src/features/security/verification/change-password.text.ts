export const changePasswordText = {
  title: {
    first: 'Set a password',
    change: 'Change password',
  },
  fields: {
    current: 'Current password',
    new: 'New password',
    confirm: 'Confirm password',
  },
  changed: {
    title: 'Your password has been changed',
    text: 'We’ve signed out your other devices.',
  },
  failed: 'We couldn’t change your password',
} as const
