import { security } from '@sadhana/contract'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { signOutEverywhere } from '#lib/member/sign-out.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { alwaysFresh, securityApi, sessionsQuery } from '../shared/security.queries.ts'
import { sessionsText } from './activity.text.ts'

export const logQuery = infiniteQueryOptions({
  queryKey: [security.logs.path],
  queryFn: ({ pageParam }) => securityApi.logs({ query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  ...alwaysFresh,
})

/** `onEnded` is called before the lists are loaded again. */
export const useEndSession = (id: string, onEnded: () => void) =>
  useMutation({
    mutationFn: () => securityApi.endSession({ params: { id } }),
    onSuccess: onEnded,
    onError: (error) => failureToast(error, { title: sessionsText.endFailed }),
    onSettled: () =>
      Promise.all([queryClient.invalidateQueries(sessionsQuery), queryClient.invalidateQueries(logQuery)]),
  })

export const useSignOutEverywhere = () => useMutation({ mutationFn: signOutEverywhere })
