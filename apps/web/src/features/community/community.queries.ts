import { community, feedStaleMs, type FeedScope } from '@sadhana/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { abortableCallsOf } from '#lib/api/calls.ts'
import { communityApi } from '#lib/api/community.ts'

/** Every key begins with its route's path, so that a change reaches all that was read there. */
export const keys = {
  feeds: [community.feed.path],
  feed: (scope: FeedScope) => [community.feed.path, 'pages', scope],
  latest: (scope: FeedScope) => [community.feed.path, 'latest', scope],
  sessions: [community.sessionsOf.path],
  discover: [community.discover.path],
  search: [community.search.path],
  requests: [community.followRequests.path],
  people: [community.person.path],
  followers: [community.followersOf.path],
  following: [community.followingOf.path],
  blocks: [community.blocks.path],
  mutes: [community.mutes.path],
} as const

type Cursor = { cursor?: string }

const inPages = <Page extends { nextCursor: string | null }>(
  queryKey: readonly unknown[],
  read: (cursor: Cursor) => Promise<Page>,
  staleTime = Infinity,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime,
  })

export const feedQuery = (scope: FeedScope) =>
  inPages(keys.feed(scope), (cursor) => communityApi.feed({ query: { scope, ...cursor } }), feedStaleMs)

const newsEveryMs = 60_000

/** The latest session of a feed, asked for now and then while the page is looked at. */
export const latestQuery = (scope: FeedScope) =>
  queryOptions({
    queryKey: keys.latest(scope),
    queryFn: async () => (await communityApi.feed({ query: { scope, limit: 1 } })).items[0] ?? null,
    staleTime: newsEveryMs,
    refetchInterval: newsEveryMs,
  })

export const sessionsOfQuery = (username: string) =>
  inPages(
    [...keys.sessions, username],
    (cursor) => communityApi.sessionsOf({ params: { username }, query: cursor }),
    feedStaleMs,
  )

export const personQuery = (username: string) =>
  queryOptions({
    queryKey: [...keys.people, username],
    queryFn: () => communityApi.person({ params: { username } }),
    staleTime: feedStaleMs,
  })

export const followersQuery = (username: string) =>
  inPages(
    [...keys.followers, username],
    (cursor) => communityApi.followersOf({ params: { username }, query: cursor }),
    feedStaleMs,
  )

export const followingQuery = (username: string) =>
  inPages(
    [...keys.following, username],
    (cursor) => communityApi.followingOf({ params: { username }, query: cursor }),
    feedStaleMs,
  )

export const discoverQuery = queryOptions({
  queryKey: keys.discover,
  queryFn: () => communityApi.discover(),
  staleTime: feedStaleMs,
})

/** A search that nobody waits for any more is called off. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: [...keys.search, q],
    queryFn: ({ signal }) => abortableCallsOf(community, signal).search({ query: { q } }),
    staleTime: feedStaleMs,
  })

export const requestsQuery = inPages(
  keys.requests,
  (cursor) => communityApi.followRequests({ query: cursor }),
  feedStaleMs,
)
export const blocksQuery = inPages(keys.blocks, (cursor) => communityApi.blocks({ query: cursor }), feedStaleMs)
export const mutesQuery = inPages(keys.mutes, (cursor) => communityApi.mutes({ query: cursor }), feedStaleMs)
