import { practice, recentSessionsShown, type Limb, type PracticeSession } from '@sadhana/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { practiceApi } from '#lib/api/practice.ts'
import { changeItems, type Pages } from '#lib/pages.rules.ts'
import { queryClient } from '#lib/query-client.ts'

export type SessionFilter = { limb?: Limb; from?: string; to?: string }

/** Every key begins with the list's path, so that a change of the log reaches all of them. */
const keys = {
  latest: [practice.list.path, 'latest'],
  allPages: [practice.list.path, 'pages'],
  pages: (filter: SessionFilter) => [practice.list.path, 'pages', filter],
} as const

export const latestSessionsQuery = queryOptions({
  queryKey: keys.latest,
  queryFn: async () => (await practiceApi.list({ query: { limit: recentSessionsShown } })).items,
})

export const sessionPagesQuery = (filter: SessionFilter) =>
  infiniteQueryOptions({
    queryKey: keys.pages(filter),
    queryFn: ({ pageParam }) => practiceApi.list({ query: { ...filter, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

/** Shows a changed session in the place it has in the lists that are open. */
export const replaceInPages = (changed: PracticeSession): void =>
  void queryClient.setQueriesData<Pages<PracticeSession>>(
    { queryKey: keys.allPages },
    (data) => data && changeItems(data, (session) => (session.id === changed.id ? changed : session)),
  )
