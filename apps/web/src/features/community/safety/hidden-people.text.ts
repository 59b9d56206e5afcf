export const hiddenPeopleText = {
  blocked: {
    title: 'Blocked people',
    hint: 'You can’t see each other’s pages or practices.',
    none: 'You haven’t blocked anyone.',
    unblock: {
      label: 'Unblock',
      labelFor: (name: string) => `Unblock ${name}`,
      done: 'Unblocked',
      failed: 'We couldn’t unblock this person. Please try again.',
    },
  },
  muted: {
    title: 'Muted people',
    hint: 'Their practices don’t show up in your feeds. They can’t tell.',
    none: 'You haven’t muted anyone.',
    unmute: {
      label: 'Unmute',
      labelFor: (name: string) => `Unmute ${name}`,
      done: 'Unmuted',
      failed: 'We couldn’t unmute this person. Please try again.',
    },
  },
} as const
