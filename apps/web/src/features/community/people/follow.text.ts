import { plural, wholeNumber } from '#intl/intl.rules.ts'

export const followText = {
  states: {
    none: { label: 'Follow', labelFor: (name: string) => `Follow ${name}` },
    requested: { label: 'Requested', labelFor: (name: string) => `Requested ${name}` },
    following: { label: 'Following', labelFor: (name: string) => `Following ${name}` },
  },
  sides: { followers: 'Followers', following: 'Following' },
  counts: {
    followers: (count: number) =>
      plural(count, {
        one: '<count>1</count> Follower',
        other: (followers) => `<count>${followers}</count> Followers`,
      }),
    following: (count: number) => `<count>${wholeNumber(count)}</count> Following`,
  },
  none: 'No one here yet.',
  remove: {
    label: 'Remove',
    labelFor: (name: string) => `Remove ${name}`,
    done: 'Removed',
    failed: 'We couldn’t remove this follower. Please try again.',
    question: {
      title: (name: string) => `Remove ${name} as a follower?`,
      text: 'They’ll no longer see what you share with followers. We won’t tell them.',
    },
  },
} as const

export const requestsText = {
  title: 'Follow requests',
  failed: 'We couldn’t load your follow requests',
  accept: {
    label: 'Accept',
    labelFor: (name: string) => `Accept ${name}`,
    done: 'Accepted',
    failed: 'We couldn’t accept this request. Please try again.',
  },
  decline: {
    label: 'Decline',
    labelFor: (name: string) => `Decline ${name}`,
    done: 'Declined',
    failed: 'We couldn’t decline this request. Please try again.',
  },
} as const
