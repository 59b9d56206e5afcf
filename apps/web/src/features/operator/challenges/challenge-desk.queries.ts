import { operator } from '@sadhana/contract'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { queryClient } from '#lib/query/query-client.ts'
import { auditQuery, operatorApi } from '../shared/operator.queries.ts'

export const challengeDeskQuery = infiniteQueryOptions({
  queryKey: [operator.challenges.path],
  queryFn: ({ pageParam: cursor }) => operatorApi.challenges({ query: cursor === undefined ? {} : { cursor } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 0,
})

type Outcome = { onDone: () => void; onRefused: (error: Error) => void }

const refresh = () =>
  Promise.all([challengeDeskQuery, auditQuery()].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))

export const useOpenChallenge = (id: string, { onDone, onRefused }: Outcome) =>
  useMutation({
    mutationFn: () => operatorApi.openChallenge({ params: { id } }),
    onSuccess: onDone,
    onError: onRefused,
    onSettled: refresh,
  })

export const useCloseChallenge = (id: string, { onDone, onRefused }: Outcome) =>
  useMutation({
    mutationFn: (body: { reason: string }) => operatorApi.closeChallenge({ params: { id }, body }),
    onSuccess: onDone,
    onError: onRefused,
    onSettled: refresh,
  })
