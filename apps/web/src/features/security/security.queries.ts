import { security } from '@sadhana/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

/** Another device may have changed either at any time, so each look at them asks anew. */
const alwaysFresh = { staleTime: 0 } as const

export const sessionsQuery = queryOptions({
  queryKey: [security.sessions.path],
  queryFn: () => api.security.sessions(),
  ...alwaysFresh,
})

export const logQuery = infiniteQueryOptions({
  queryKey: [security.logs.path],
  queryFn: ({ pageParam }) => api.security.logs({ query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  ...alwaysFresh,
})
