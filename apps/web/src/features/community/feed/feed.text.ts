import { plural } from '#intl/intl.rules.ts'

export const feedText = {
  scopes: { all: 'All Sessions', following: 'Following' },
  failed: 'We couldn’t load these practices',
  moreFailed: 'We couldn’t load more practices',
  showNew: 'Show new sessions',
  nothing: 'It’s quiet here',
  nothingText: 'No one has shared a practice with all members yet. What you log stays private unless you share it.',
  log: 'Log a practice',
  none: 'Nothing shared yet',
  noneText: 'When people you follow share a practice, you’ll see it here.',
  followsNone: 'You’re not following anyone yet',
  followsNoneText: 'When you follow people, you’ll see the practices they share here.',
  findPeople: 'Find people',
  practice: (name: string, limb: string) => `${name}’s ${limb.toLowerCase()}`,
  practiceAt: (name: string, limb: string, when: string) => `${name}’s ${limb.toLowerCase()}, ${when}`,
  forFollowers: (when: string) => `${when} · Followers`,
  more: (name: string, limb: string) => `More options for ${name}’s ${limb.toLowerCase()}`,
  like: (name: string, limb: string) => `Like ${name}’s ${limb.toLowerCase()}`,
  likeCounted: (name: string, limb: string, likes: number) =>
    plural(likes, {
      one: `Like ${name}’s ${limb.toLowerCase()}, 1 like`,
      other: (count) => `Like ${name}’s ${limb.toLowerCase()}, ${count} likes`,
    }),
  readMore: 'Read more',
  readMoreOf: (practice: string) => `Read more: ${practice}`,
  showLess: 'Show less',
  showLessOf: (practice: string) => `Show less: ${practice}`,
} as const
