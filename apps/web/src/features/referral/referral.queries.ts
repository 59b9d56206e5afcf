import { failedWith, referral } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { commonText } from '#intl/common.text.ts'
import { useRetryKey } from '#lib/api/retry-key.ts'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { referralText } from './referral.text.ts'

const referralApi = callsOf(referral)
const keys = { list: [referral.list.path] } as const

/** A code may be used at any time, so the list is loaded again each time it is opened. */
export const referralsQuery = queryOptions({
  queryKey: keys.list,
  queryFn: () => referralApi.list(),
  staleTime: 0,
})

/** `made` is the number of existing codes, so that repeating a request can't make two. */
export function useGenerateCode(made: number) {
  const keyFor = useRetryKey()
  return useMutation({
    mutationFn: () => referralApi.generate({ idempotencyKey: keyFor(made) }),
    onSuccess: () => toast({ title: referralText.generated, tone: 'success' }),
    onError: (error) =>
      failedWith(referral.generate, error, 'referral.limit_reached')
        ? failureToast(error, { title: referralText.generateFailed })
        : failureToast(error, { title: referralText.generateFailed, text: commonText.pleaseTryAgain }),
    onSettled: () => queryClient.invalidateQueries(referralsQuery),
  })
}
