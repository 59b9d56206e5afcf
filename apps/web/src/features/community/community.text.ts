export const communityText = {
  title: 'Community',
  privacy: 'Privacy settings',
  people: 'People',
  discover: 'Discover',
  search: 'Search',
  entries: 'In Community',
  messages: 'Messages',
  somethingNew: ', something new',
  noneYet: 'none yet',
} as const
