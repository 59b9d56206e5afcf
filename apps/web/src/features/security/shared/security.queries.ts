import { security } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { recoveryText as text } from './recovery.text.ts'

export const securityApi = callsOf(security)

/** Another device may change either at any time, so they are loaded again each time they are opened. */
export const alwaysFresh = { staleTime: 0 } as const

export const sessionsQuery = queryOptions({
  queryKey: [security.sessions.path],
  queryFn: () => securityApi.sessions(),
  ...alwaysFresh,
})

export const useCancelRecovery = (onCancelled: () => void) =>
  useMutation({
    mutationFn: () => securityApi.cancelRecovery(),
    onSuccess: async () => {
      toast({ title: text.cancelled, text: text.cancelledText })
      await queryClient.invalidateQueries(currentUserQuery)
      onCancelled()
    },
    onError: (error) => failureToast(error, { text: text.cancelFailed }),
  })
