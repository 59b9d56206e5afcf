import { addDays, type Buddy, type Challenge, type MemberPage, type Person } from '@sadhana/contract'

const today = '2026-01-05'

/** A challenge as the API lists it, on the day of the test's settings. */
export const aChallenge = (overrides: Partial<Challenge> = {}): Challenge => ({
  id: '0198a1f0-0000-7000-8000-0000000000c1',
  title: 'Twenty-one mornings',
  description: 'Any morning practice, on twenty-one days.',
  type: 'days',
  requirement: 21,
  limbType: null,
  partOfDay: 'morning',
  startDate: addDays(today, -14),
  endDate: addDays(today, 15),
  participants: 38,
  isParticipating: false,
  progress: 0,
  lastCounted: null,
  completedAt: null,
  together: 402,
  ...overrides,
})

export const tomas: Person = {
  id: '0198a1f0-0000-7000-8000-0000000000b1',
  username: 'tomas',
  displayName: 'Tomás',
  profileImage: null,
  isVerified: false,
}

export const aMemberPage = (overrides: Partial<MemberPage> = {}): MemberPage => ({
  ...tomas,
  follow: 'following',
  followsReader: true,
  bio: null,
  followers: 1,
  following: 1,
  isMuted: false,
  ...overrides,
})

export const aBuddy = (overrides: Partial<Buddy> = {}): Buddy => ({
  person: tomas,
  since: addDays(today, -20),
  sharedStreak: 6,
  days: [-6, -5, -4, -3, -2, -1, 0].map((days) => ({
    day: addDays(today, days),
    yours: days === -3 ? 'rest' : 'practised',
    theirs: days === 0 ? 'open' : 'practised',
  })),
  received: { word: 'no-hurry', at: '2026-01-04T20:12:00.000Z' },
  sentToday: null,
  ...overrides,
})
