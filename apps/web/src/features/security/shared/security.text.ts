export const securityText = {
  factor: {
    label: 'Code from the app, or a backup code',
    why: 'You signed in a while ago. The code makes sure that a stolen password alone can’t do this.',
  },
  others: {
    offer: 'Sign out other devices',
    elsewhere: 'Under Activity you can sign out your other devices.',
    done: 'Your other devices are signed out.',
    failed: 'We couldn’t sign out your other devices',
  },
} as const
