/** What the components of `ui` say by themselves, wherever they are used. */
export const uiText = {
  chart: {
    kind: 'chart, use the arrow keys to explore it',
    asChart: 'Show as chart',
    asTable: 'Show as table',
  },
  /** The arrow between a feeling before practice and one after it is read as “to”. */
  feeling: { none: 'not logged', to: 'to' },
  menu: { failed: 'We couldn’t open this', failedText: 'Please try again in a moment.' },
  minutes: (minutes: number) => `${minutes} <unit>min</unit>`,
  moreFailed: 'We couldn’t load more',
  password: {
    show: 'Show password',
    hide: 'Hide password',
    strength: 'Password strength',
    advice: 'Three or four uncommon words make a strong password.',
    short: 'Too short. Use at least eight characters.',
    ours: 'Your name and our own words are easy to guess. Add others.',
    easy: 'Too easy to guess.',
    nearly: 'Nearly there. Add another uncommon word.',
    good: 'Good. Hard to guess.',
    great: 'Great. Very hard to guess.',
    compared:
      'We’ll check whether it was stolen from another service. Only five characters of a hash of it leave our server.',
  },
  rating: (value: number, max: number) => `${value} of ${max}`,
  toast: {
    one: 'Notification',
    /** The place where they appear, with the key that leads there. */
    all: 'Notifications ({hotkey})',
    dismiss: 'Dismiss',
  },
  verified: 'Verified',
} as const
