import type { ConsoleChallenge } from '@sadhana/contract'
import { dayWithYear, plural } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'

const amounts: Record<ConsoleChallenge['type'], (count: number) => string> = {
  days: (count) => plural(count, { one: '1 day', other: (many) => `${many} days` }),
  minutes: (count) => plural(count, { one: '1 minute', other: (many) => `${many} minutes` }),
  limbs: (count) => plural(count, { one: '1 limb', other: (many) => `${many} limbs` }),
}

export const challengeDeskText = {
  title: 'Challenges',
  lead: 'Our own series open and close by themselves. Close one that does harm; what members did in it stays theirs.',
  caption: 'All challenges, newest first',
  challenge: 'Challenge',
  state: 'State',
  dates: 'Dates',
  counts: 'What counts',
  people: 'People',
  change: 'Open or close',
  isOpen: 'Open',
  isClosed: 'Closed',
  isOver: 'Over',
  between: ({ startDate, endDate }: ConsoleChallenge) => `${dayWithYear(startDate)} to ${dayWithYear(endDate)}`,
  amount: ({ type, requirement, limbType, partOfDay }: ConsoleChallenge): string =>
    [amounts[type](requirement), limbType && limbNames[limbType], partOfDay].filter(Boolean).join(', '),
  joined: (count: number) => plural(count, { one: '1 person', other: (many) => `${many} people` }),
  open: 'Open again',
  openOne: (title: string) => `Open “${title}” again`,
  close: 'Close',
  closeOne: (title: string) => `Close “${title}”`,
  closeText:
    'No one can join it any more, and it leaves the members’ lists. What they did in it stays theirs. You can open it again.',
  closeAction: 'Close the challenge',
  opened: 'The challenge is open again',
  closed: 'The challenge is closed',
  openFailed: 'We couldn’t open the challenge',
  closeFailed: 'We couldn’t close the challenge',
  empty: 'No challenge yet',
  emptyText: 'The worker opens one every week.',
  loadFailed: 'We couldn’t load the challenges',
  more: 'Show earlier',
} as const
