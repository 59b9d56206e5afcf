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
