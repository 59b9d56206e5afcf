import type { FeedSession, MemberPage, Person, PersonCard } from '@sadhana/contract'
import type { FakeApi } from '#testing/render-screen.tsx'
import { journeySettings } from '#testing/journey.ts'
import { mira } from '#testing/mira.ts'
import { aPractice } from '#testing/practice.ts'

const idOf = (number: number) => `0198a1f0-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`

export const aPerson = (name: string, number = 1): Person => ({
  id: idOf(number),
  username: name.toLowerCase(),
  displayName: name,
  profileImage: null,
  isVerified: false,
})

export const aCard = (name: string, number = 1, follow: PersonCard['follow'] = 'none'): PersonCard => ({
  ...aPerson(name, number),
  follow,
})

export const aMemberPage = (overrides: Partial<MemberPage> = {}): MemberPage => ({
  ...aCard('Asha'),
  bio: null,
  followers: 3,
  following: 1,
  followsReader: false,
  isMuted: false,
  ...overrides,
})

export const aFeedSession = (overrides: Partial<FeedSession> = {}): FeedSession => {
  const {
    zone: _zone,
    practiceDay: _day,
    version: _version,
    ...session
  } = aPractice({ visibility: 'public', likes: 2 })
  return { ...session, user: aPerson('Asha'), loggedAt: '2026-01-05T06:50:00.000Z', ...overrides }
}

export const page = <Item>(...items: Item[]) => ({ items, nextCursor: null })

/** The reader is Mira, in Lisbon, on 5 January. `community` answers the other requests. */
export const communityOf = (community: NonNullable<FakeApi['community']>, following = 0): FakeApi => ({
  account: { me: { ...mira, following } },
  journey: { settings: journeySettings() },
  community,
  room: { list: { items: [] } },
  inbox: { list: { items: [] } },
})
