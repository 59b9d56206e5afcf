import { maxInvitedAtOnce, operator } from '@sadhana/contract'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { queryClient } from '#lib/query/query-client.ts'
import { auditQuery, operatorApi } from '../shared/operator.queries.ts'

const limit = maxInvitedAtOnce

export const waitlistDeskQuery = infiniteQueryOptions({
  queryKey: [operator.waitlist.path],
  queryFn: ({ pageParam: cursor }) =>
    operatorApi.waitlist({ query: cursor === undefined ? { limit } : { limit, cursor } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 0,
})

/** Sending it again after a lost reply invites no one twice: people who are no longer waiting are left out. */
export const useInvite = (onInvited: (invited: number, wanted: number) => void) =>
  useMutation({
    mutationFn: (entryIds: string[]) => operatorApi.inviteWaiting({ body: { entryIds } }),
    onSuccess: ({ invited }, { length }) => onInvited(invited, length),
    onSettled: () =>
      Promise.all([waitlistDeskQuery, auditQuery()].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }))),
  })
