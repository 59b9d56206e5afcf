import { security } from '@sadhana/contract'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { signOutEverywhere } from '#lib/member/sign-out.ts'
import { toast } from '#ui/overlay/toast-store.ts'

export const securityApi = callsOf(security)

const keys = { sessions: [security.sessions.path], log: [security.logs.path] } as const

/** Another device may change either at any time, so they are loaded again each time they are opened. */
const alwaysFresh = { staleTime: 0 } as const

export const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: () => securityApi.sessions(),
  ...alwaysFresh,
})

export const logQuery = infiniteQueryOptions({
  queryKey: keys.log,
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
    onError: (error) => failureToast(error, { title: 'We couldn’t end this session' }),
    onSettled: () =>
      Promise.all([queryClient.invalidateQueries(sessionsQuery), queryClient.invalidateQueries(logQuery)]),
  })

export const useSignOutEverywhere = () => useMutation({ mutationFn: signOutEverywhere })

export const useCancelRecovery = (onCancelled: () => void) =>
  useMutation({
    mutationFn: () => securityApi.cancelRecovery(),
    onSuccess: async () => {
      toast({ title: 'Recovery cancelled', text: 'If you didn’t ask for it, please change your password now.' })
      await queryClient.invalidateQueries(currentUserQuery)
      onCancelled()
    },
    onError: (error) => failureToast(error, { text: 'We couldn’t cancel the recovery. Please try again.' }),
  })
