import { plural } from '#intl/intl.rules.ts'

export const discoverText = {
  label: 'People to meet',
  failed: 'We couldn’t load any people',
  none: 'No new people right now',
  noneText: 'Check back another day, or search for someone by name.',
  alone: 'You’re the only one here',
  aloneText:
    'That’s fine: everything but Community works for one. To practise with others, make a code and send them its link.',
  invite: 'Invite someone',
} as const

export const searchText = {
  label: 'Name or username',
  hint: 'Enter at least 2 characters.',
  failed: 'Search failed',
  results: 'People found',
  none: 'No one here has that name. Try just the first few letters.',
  found: (count: number) =>
    count === 0
      ? 'No one found'
      : plural(count, { one: '1 person found', other: (people) => `${people} people found` }),
} as const
