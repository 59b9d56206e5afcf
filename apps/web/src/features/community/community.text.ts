import { minutesInWords } from '#intl/intl.rules.ts'

export const communityText = {
  title: 'Community',
  privacy: 'Privacy settings',
  people: 'People',
  discover: 'Discover',
  search: 'Search',
  entries: 'In Community',
  together: 'Sit together',
  inMinutes: (minutes: number) => `in ${minutesInWords(minutes)}`,
  sittingNow: 'sitting now',
  noRooms: 'no rooms yet',
  messages: 'Messages',
  inbox: 'Inbox',
  new: 'something new',
  nothingNew: 'nothing new',
  feed: 'Practices people share',
  whose: 'Whose practices',
} as const
