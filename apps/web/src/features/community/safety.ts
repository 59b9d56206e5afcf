import { account, type FeedSession, type MemberPage, type Person, type PersonCard } from '@sadhana/contract'
import { communityApi } from '#lib/api/community.ts'
import { keepItems, type Pages } from '#lib/pages.rules.ts'
import { queryClient } from '#lib/query-client.ts'
import { keys } from './community.queries.ts'

type Key = readonly unknown[]

const readAnew = (...queryKeys: Key[]) => {
  for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey })
}

/** What is being looked at keeps its place, and is read anew at the next visit. */
const readAnewLater = (...queryKeys: Key[]) => {
  for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

const params = ({ id }: Person) => ({ params: { id } })

/** Takes what somebody shared out of the feeds that are open. */
const leaveOut = ({ id }: Person) =>
  queryClient.setQueriesData<Pages<FeedSession>>(
    { queryKey: [...keys.feeds, 'pages'] },
    (data) => data && keepItems(data, ({ user }) => user.id !== id),
  )

const markMuted = ({ id }: Person, isMuted: boolean) =>
  queryClient.setQueriesData<MemberPage>({ queryKey: keys.people }, (page) =>
    page?.id === id ? { ...page, isMuted } : page,
  )

export async function mute(person: Person): Promise<void> {
  await communityApi.mute(params(person))
  leaveOut(person)
  markMuted(person, true)
  readAnew(keys.mutes)
}

export async function unmute(person: Person): Promise<void> {
  await communityApi.unmute(params(person))
  markMuted(person, false)
  readAnew(keys.feeds)
  readAnewLater(keys.mutes)
}

export async function block(person: Person): Promise<void> {
  await communityApi.block(params(person))
  leaveOut(person)
  readAnew(keys.feeds, keys.blocks, keys.requests, keys.search, keys.followers, keys.following, [account.me.path])
  readAnew(keys.discover)
  // Whoever is still looking at the page is about to leave it.
  readAnewLater(keys.people, keys.sessions)
}

export async function unblock(person: Person): Promise<void> {
  await communityApi.unblock(params(person))
  readAnew(keys.feeds, keys.discover, keys.search, keys.people)
  readAnewLater(keys.blocks)
}

export async function removeFollower(person: PersonCard): Promise<void> {
  await communityApi.removeFollower(params(person))
  readAnew(keys.people, [account.me.path])
  readAnewLater(keys.followers)
}

export async function acceptRequest(person: PersonCard): Promise<void> {
  await communityApi.acceptRequest(params(person))
  readAnew(keys.people, keys.followers, [account.me.path])
  readAnewLater(keys.requests)
}

export async function declineRequest(person: PersonCard): Promise<void> {
  await communityApi.declineRequest(params(person))
  readAnewLater(keys.requests)
}
