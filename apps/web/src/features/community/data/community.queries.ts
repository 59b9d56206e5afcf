import { community, feedStaleMs, type FeedScope, type FeedSession } from '@sadhana/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callsOf, watchedCallsOf } from '#lib/api/calls.ts'

export const communityApi = callsOf(community)

const at = (path: string) => [path] as const
const under = (path: string) => (part: string) => [path, part] as const

/** Every key starts with its route's path, so that one invalidation reaches all data from that route. */
export const keys = {
  feeds: at(community.feed.path),
  feedPages: [community.feed.path, 'pages'],
  feed: (scope: FeedScope) => [community.feed.path, 'pages', scope],
  latest: (scope: FeedScope) => [community.feed.path, 'latest', scope],
  sessions: at(community.sessionsOf.path),
  sessionsOf: under(community.sessionsOf.path),
  alongside: under(community.practisedAlongside.path),
  discover: at(community.discover.path),
  searches: at(community.search.path),
  search: under(community.search.path),
  requests: at(community.followRequests.path),
  people: at(community.person.path),
  person: under(community.person.path),
  followers: at(community.followersOf.path),
  followersOf: under(community.followersOf.path),
  following: at(community.followingOf.path),
  followingOf: under(community.followingOf.path),
  blocks: at(community.blocks.path),
  mutes: at(community.mutes.path),
} as const

type Cursor = { cursor?: string }

const inPages = <Page extends { nextCursor: string | null }>(
  queryKey: readonly unknown[],
  read: (cursor: Cursor) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: feedStaleMs,
  })

export const feedQuery = (scope: FeedScope) =>
  inPages(keys.feed(scope), (cursor) => communityApi.feed({ query: { scope, ...cursor } }))

const newsEveryMs = 60_000

/** The newest session of a feed, loaded once a minute while the page is open. The first minute knows it from the feed. */
export const latestQuery = (scope: FeedScope, known: { first: FeedSession | null; at: number }) =>
  queryOptions({
    queryKey: keys.latest(scope),
    queryFn: async () => (await communityApi.feed({ query: { scope, limit: 1 } })).items[0] ?? null,
    initialData: known.first,
    initialDataUpdatedAt: known.at,
    staleTime: newsEveryMs,
    refetchInterval: newsEveryMs,
  })

export const sessionsOfQuery = (username: string) =>
  inPages(keys.sessionsOf(username), (cursor) => communityApi.sessionsOf({ params: { username }, query: cursor }))

export const alongsideQuery = (sessionId: string) =>
  queryOptions({
    queryKey: keys.alongside(sessionId),
    queryFn: () => communityApi.practisedAlongside({ params: { id: sessionId } }),
  })

export const personQuery = (username: string) =>
  queryOptions({
    queryKey: keys.person(username),
    queryFn: () => communityApi.person({ params: { username } }),
    staleTime: feedStaleMs,
  })

export const followersQuery = (username: string) =>
  inPages(keys.followersOf(username), (cursor) => communityApi.followersOf({ params: { username }, query: cursor }))

export const followingQuery = (username: string) =>
  inPages(keys.followingOf(username), (cursor) => communityApi.followingOf({ params: { username }, query: cursor }))

export const discoverQuery = queryOptions({
  queryKey: keys.discover,
  queryFn: () => communityApi.discover(),
  staleTime: feedStaleMs,
})

/** Cancelled when the reader continues to type. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: keys.search(q),
    queryFn: ({ signal }) => watchedCallsOf(community, { signal }).search({ query: { q } }),
    staleTime: feedStaleMs,
  })

export const requestsQuery = inPages(keys.requests, (cursor) => communityApi.followRequests({ query: cursor }))
export const blocksQuery = inPages(keys.blocks, (cursor) => communityApi.blocks({ query: cursor }))
export const mutesQuery = inPages(keys.mutes, (cursor) => communityApi.mutes({ query: cursor }))
