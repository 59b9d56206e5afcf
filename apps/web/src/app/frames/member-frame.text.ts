import { plural } from '#intl/intl.rules.ts'

/** What the bars and links around every member's page say. */
export const memberFrameText = {
  accountMenu: (name: string) => `Account menu for ${name}`,
  nav: {
    label: 'Main',
    home: 'Home',
    community: 'Community',
    progress: 'Progress',
    wellness: 'Wellness',
    profile: 'Profile',
    security: 'Security',
  },
  waiting: {
    offline: 'You’re offline.',
    count: (count: number) =>
      plural(count, { one: '1 thing waits to be sent.', other: (many) => `${many} things wait to be sent.` }),
    see: 'See what waits',
  },
  closing: {
    label: 'This installation closes',
    closes: (day: string) => `This installation closes on ${day}.`,
    take: 'Your archive holds everything that is yours.',
    get: 'Get your archive',
    why: 'Why',
  },
} as const
