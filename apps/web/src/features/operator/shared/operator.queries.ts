import { ApiError, operator } from '@sadhana/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { queryClient } from '#lib/query/query-client.ts'
import { callsOf } from '#lib/api/calls.ts'

export const operatorApi = callsOf(operator)

/** Others work in the same queues, so nothing here comes from the cache. */
export const consoleMeQuery = queryOptions({
  queryKey: [operator.me.path],
  queryFn: () => operatorApi.me(),
  staleTime: 0,
})

/** For members without a role, the console replies as if the address didn't exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The sign-in is too old for the console. */
export const isSignInOld = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'operator.sign_in_again'

type Page = { nextCursor: string | null }

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: Page) => nextCursor ?? undefined,
  staleTime: 0,
}
const from = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor })

/** The entries of everyone, of one member, or of no member at all. */
export type AuditFilter = { actor?: string; actorKind?: 'shell' | 'system' }

export const auditQuery = (of: AuditFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [operator.audit.path, of],
    queryFn: ({ pageParam }) => operatorApi.audit({ query: { ...from(pageParam), ...of } }),
    ...paging,
  })

export const auditActorsQuery = queryOptions({
  queryKey: [operator.auditActors.path],
  queryFn: () => operatorApi.auditActors(),
  staleTime: 0,
})

export const reportsQuery = infiniteQueryOptions({
  queryKey: [operator.reports.path],
  queryFn: ({ pageParam }) => operatorApi.reports({ query: from(pageParam) }),
  ...paging,
})

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [operator.report.path, id],
    queryFn: () => operatorApi.report({ params: { id } }),
    staleTime: 0,
  })

export const membersQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [operator.members.path, q],
    queryFn: ({ pageParam }) => operatorApi.members({ body: { ...from(pageParam), ...(q && { q }) } }),
    ...paging,
  })

/** Every view of a member is logged, so it isn't repeated without need. */
export const memberQuery = (id: string, report: string | undefined) =>
  queryOptions({
    queryKey: [operator.member.path, id],
    queryFn: () => operatorApi.member({ params: { id }, query: report === undefined ? {} : { report } }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

export const overviewQuery = queryOptions({
  queryKey: [operator.overview.path],
  queryFn: () => operatorApi.overview(),
  staleTime: 0,
})

export const closingQuery = queryOptions({
  queryKey: [operator.closing.path],
  queryFn: () => operatorApi.closing(),
  staleTime: 0,
})

/** An action may change everything shown here. */
export const refreshConsole = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/operator/') })
