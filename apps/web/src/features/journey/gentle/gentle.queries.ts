import type { GentleAnswer } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { commonText } from '#intl/common.text.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { journeyApi, showSettings } from '../shared/journey.queries.ts'
import { gentleText as text } from './gentle.text.ts'

const showFailure = (error: Error) => failureToast(error, { title: text.failed })

/** If this fails, the next visit tries again. */
export const useNoteOffer = () => useMutation({ mutationFn: () => journeyApi.noteGentleOffer() })

/** After a yes, the gentle days take the offer's place; after a no, `onGone` says where the focus goes. */
export const useAnswerOffer = (onGone: () => void) =>
  useMutation({
    mutationFn: (answer: GentleAnswer) => journeyApi.answerGentleOffer({ body: { answer } }),
    onSuccess: (settings, answer) => {
      showSettings(settings)
      if (answer === 'not-now') onGone()
    },
    onError: showFailure,
  })

/** Ends them at once, and offers to take that back. */
export function useEndGentleDays(onDone: () => void) {
  const { mutate: resume } = useMutation({
    mutationFn: () => journeyApi.resumeGentleDays(),
    onSuccess: showSettings,
    onError: showFailure,
  })
  return useMutation({
    mutationFn: () => journeyApi.endGentleDays(),
    onSuccess: (settings) => {
      showSettings(settings)
      onDone()
      toast({
        title: text.strip.ended,
        tone: 'info',
        action: { label: commonText.undo, altText: text.strip.undoOtherwise, onSelect: () => resume() },
      })
    },
    onError: showFailure,
  })
}
