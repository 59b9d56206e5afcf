import { community, feedStaleMs, type FeedScope } from '@sadhana/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { abortableApi, api } from '#lib/api.ts'

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
  inPages(keys.feed(scope), (cursor) => api.community.feed({ query: { scope, ...cursor } }), feedStaleMs)

const newsEveryMs = 60_000

/** The latest session of a feed, asked for now and then while the page is looked at. */
export const latestQuery = (scope: FeedScope) =>
  queryOptions({
    queryKey: keys.latest(scope),
    queryFn: async () => (await api.community.feed({ query: { scope, limit: 1 } })).items[0] ?? null,
    staleTime: newsEveryMs,
    refetchInterval: newsEveryMs,
  })

export const sessionsOfQuery = (username: string) =>
  inPages(
    [...keys.sessions, username],
    (cursor) => api.community.sessionsOf({ params: { username }, query: cursor }),
    feedStaleMs,
  )

export const personQuery = (username: string) =>
  queryOptions({
    queryKey: [...keys.people, username],
    queryFn: () => api.community.person({ params: { username } }),
    staleTime: feedStaleMs,
  })

export const followersQuery = (username: string) =>
  inPages(
    [...keys.followers, username],
    (cursor) => api.community.followersOf({ params: { username }, query: cursor }),
    feedStaleMs,
  )

export const followingQuery = (username: string) =>
  inPages(
    [...keys.following, username],
    (cursor) => api.community.followingOf({ params: { username }, query: cursor }),
    feedStaleMs,
  )

export const discoverQuery = queryOptions({
  queryKey: keys.discover,
  queryFn: () => api.community.discover(),
  staleTime: feedStaleMs,
})

/** A search that nobody waits for any more is called off. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: [...keys.search, q],
    queryFn: ({ signal }) => abortableApi(signal).community.search({ query: { q } }),
    staleTime: feedStaleMs,
  })

export const requestsQuery = inPages(
  keys.requests,
  (cursor) => api.community.followRequests({ query: cursor }),
  feedStaleMs,
)
export const blocksQuery = inPages(keys.blocks, (cursor) => api.community.blocks({ query: cursor }), feedStaleMs)
export const mutesQuery = inPages(keys.mutes, (cursor) => api.community.mutes({ query: cursor }), feedStaleMs)
