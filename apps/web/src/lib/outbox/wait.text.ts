import { plural } from '#intl/intl.rules.ts'

/** In lists, beside an entry. */
export const waitText = { waits: 'waits to be sent', asks: 'needs a look' } as const

export const unsentText = {
  of: {
    signOut: {
      title: 'Sign out with things unsent?',
      about: (count: number) =>
        plural(count, {
          one: '1 thing waits to be sent from this device. Send everything first, or discard it. What you discard can’t be restored.',
          other: (many) =>
            `${many} things wait to be sent from this device. Send everything first, or discard it. What you discard can’t be restored.`,
        }),
      send: 'Send, then sign out',
      discard: 'Discard and sign out',
    },
    erase: {
      title: 'Continue with things unsent?',
      about: (count: number) =>
        plural(count, {
          one: '1 thing waits to be sent from this device. If you send them first, your archive has them too. Otherwise they’re gone from this device when you erase your account.',
          other: (many) =>
            `${many} things wait to be sent from this device. If you send them first, your archive has them too. Otherwise they’re gone from this device when you erase your account.`,
        }),
      send: 'Send, then continue',
      discard: 'Continue without sending',
    },
  },
  failed: 'We couldn’t send everything. It’s still safe on this device. Please try again when you’re online.',
} as const
