import {
  journey,
  type NewQuestion,
  type QuestionOutcome,
  questionDayRoutes,
  questionRoutes,
  type QuestionView,
} from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useRetryKey } from '#lib/api/retry-key.ts'
import { callsOf } from '#lib/api/calls.ts'
import { throughOutbox } from '#lib/outbox/through-outbox.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { questionsText as text } from './questions.text.ts'

const questionsApi = callsOf({ ...questionRoutes, ...questionDayRoutes })
const keys = {
  all: [questionRoutes.questions.path],
  list: [questionRoutes.questions.path, 'list'],
  one: (id: string) => [questionRoutes.questions.path, id],
  prospect: (outcome: QuestionOutcome) => [questionRoutes.questions.path, 'prospect', outcome],
} as const

export const questionsQuery = queryOptions({ queryKey: keys.list, queryFn: () => questionsApi.questions() })

export const questionQuery = (id: string) =>
  queryOptions({ queryKey: keys.one(id), queryFn: () => questionsApi.readQuestion({ params: { id } }) })

export const prospectQuery = (outcome: QuestionOutcome) =>
  queryOptions({
    queryKey: keys.prospect(outcome),
    queryFn: () => questionsApi.questionProspect({ query: { outcome } }),
  })

/** Home has a line about the question, which comes with the practice settings. */
const questionsChanged = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.all }),
    queryClient.invalidateQueries({ queryKey: [journey.settings.path] }),
  ])

const showFailure = (error: Error) => failureToast(error, { title: text.saveFailed })

export function useStartQuestion(onStarted: (id: string) => void) {
  const keyFor = useRetryKey()
  return useMutation({
    mutationFn: (body: NewQuestion) => questionsApi.startQuestion({ body, idempotencyKey: keyFor(body) }),
    onSuccess: async ({ id }) => {
      await questionsChanged()
      toast({ title: text.start.started, tone: 'success' })
      onStarted(id)
    },
    onError: showFailure,
  })
}

type DayNote = { day: string; isKept: boolean }

/** Shown at once. Without a network, it waits in the outbox. */
export const useNoteDay = (id: string) =>
  useMutation({
    scope: { id: `question ${id}` },
    mutationFn: ({ day, isKept }: DayNote) =>
      throughOutbox({ kind: 'question-day', act: 'set', subject: `${id} ${day}`, body: { isKept } }, () =>
        questionsApi.noteQuestionDay({ params: { id, day }, body: { isKept } }),
      ),
    onMutate: (note) => showNote(id, note),
    onError: (error, { day, isKept }) => {
      showNote(id, { day, isKept: !isKept })
      showFailure(error)
    },
  })

const showNote = (id: string, { day, isKept }: DayNote) =>
  queryClient.setQueryData<QuestionView>(keys.one(id), (view) =>
    view?.state === 'running'
      ? { ...view, days: view.days.map((one) => (one.day === day ? { ...one, isKept } : one)) }
      : view,
  )

export const useStopQuestion = (id: string, onStopped: () => void) =>
  useMutation({
    mutationFn: () => questionsApi.stopQuestion({ params: { id } }),
    onSuccess: async () => {
      onStopped()
      toast({ title: text.stopDialog.stopped, tone: 'info' })
      await questionsChanged()
    },
    onError: showFailure,
  })

export const useKeepQuestion = (id: string, onKept: () => void) =>
  useMutation({
    mutationFn: () => questionsApi.keepQuestion({ params: { id } }),
    onSuccess: async () => {
      onKept()
      toast({ title: text.answer.kept, tone: 'success' })
      await questionsChanged()
    },
    onError: showFailure,
  })

export const useForgetQuestion = (id: string, onForgotten: () => void) =>
  useMutation({
    mutationFn: () => questionsApi.forgetQuestion({ params: { id } }),
    onSuccess: async () => {
      onForgotten()
      toast({ title: text.forgetDialog.forgotten, tone: 'info' })
      await questionsChanged()
    },
    onError: showFailure,
  })
