import { security } from '@sadhana/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { securityApi } from '#lib/api/security.ts'

/** Another device may have changed either at any time, so each look at them asks anew. */
const alwaysFresh = { staleTime: 0 } as const

export const sessionsQuery = queryOptions({
  queryKey: [security.sessions.path],
  queryFn: () => securityApi.sessions(),
  ...alwaysFresh,
})

export const logQuery = infiniteQueryOptions({
  queryKey: [security.logs.path],
  queryFn: ({ pageParam }) => securityApi.logs({ query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  ...alwaysFresh,
})
