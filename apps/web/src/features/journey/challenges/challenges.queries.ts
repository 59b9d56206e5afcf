import { type Challenge, journey } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { commonText } from '#intl/common.text.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { journeyApi } from '../shared/journey.queries.ts'
import { challengesText } from './challenges.text.ts'

const keys = { challenges: () => [journey.challenges.path] } as const

export const challengesQuery = queryOptions({
  queryKey: keys.challenges(),
  queryFn: () => journeyApi.challenges(),
})

const reload = () => queryClient.invalidateQueries({ queryKey: keys.challenges() })

/** A challenge moves to another part of the page when it is joined or left; `onMoved` then moves the focus. */
export const useJoinChallenge = ({ id, title }: Challenge, onMoved: () => void) =>
  useMutation({
    mutationFn: async () => {
      await journeyApi.joinChallenge({ params: { id } })
      await reload()
    },
    onSuccess: () => {
      onMoved()
      toast({ title: challengesText.joined(title), tone: 'success' })
    },
    onError: (error) => failureToast(error, { title: challengesText.joinFailed }),
  })

export function useLeaveChallenge({ id, title }: Challenge, onMoved: () => void) {
  const undo = async () => {
    try {
      await journeyApi.joinChallenge({ params: { id } })
      await reload()
    } catch (error) {
      failureToast(error, { title: challengesText.joinFailed })
    }
  }
  return useMutation({
    mutationFn: async () => {
      await journeyApi.leaveChallenge({ params: { id } })
      await reload()
    },
    onSuccess: () => {
      onMoved()
      toast({
        title: challengesText.left(title),
        text: challengesText.leftText,
        tone: 'success',
        action: {
          label: commonText.undo,
          altText: challengesText.undoOtherwise,
          onSelect: () => void undo(),
        },
      })
    },
    onError: (error) => failureToast(error, { title: challengesText.leaveFailed }),
  })
}
