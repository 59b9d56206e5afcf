import { type HiddenFor, recommendation, type Recommendation, recommendationsStaleMs } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { commonText } from '#intl/common.text.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { recommendationsText as text } from './recommendations.text.ts'

const recommendationApi = callsOf(recommendation)

const keys = { list: [recommendation.list.path] } as const

export const recommendationsQuery = queryOptions({
  queryKey: keys.list,
  queryFn: () => recommendationApi.list(),
  staleTime: recommendationsStaleMs,
})

type HideRequest = Pick<Recommendation, 'limbType'> & { time: HiddenFor }

const refetch = () => queryClient.invalidateQueries({ queryKey: keys.list })

/** Hides a limb's suggestion, and offers to undo that. `onDone` is called once the list no longer contains it. */
export function useHideRecommendation(onDone: () => void) {
  const showing = useMutation({
    mutationFn: ({ limbType }: HideRequest) => recommendationApi.show({ params: { limbType } }),
    onSuccess: refetch,
    onError: (error) => failureToast(error, { title: text.showFailed }),
  })
  return useMutation({
    mutationFn: ({ limbType, time }: HideRequest) =>
      recommendationApi.hide({ params: { limbType }, body: { for: time } }),
    onSuccess: async (_done, hidden) => {
      await refetch()
      toast({
        title: text.hidden(limbNames[hidden.limbType])[hidden.time],
        tone: 'info',
        action: { label: commonText.undo, altText: text.undoOtherwise, onSelect: () => showing.mutate(hidden) },
      })
      onDone()
    },
    onError: (error) => failureToast(error, { title: text.hideFailed }),
  })
}
