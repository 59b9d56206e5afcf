import { operator } from '@sadhana/contract'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { queryClient } from '#lib/query/query-client.ts'
import { auditQuery, consoleMeQuery, operatorApi } from '../shared/operator.queries.ts'

export const letterQueueQuery = infiniteQueryOptions({
  queryKey: [operator.letters.path],
  queryFn: ({ pageParam: cursor }) => operatorApi.letters({ query: cursor === undefined ? {} : { cursor } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 0,
})

export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: [operator.letter.path, id],
    queryFn: () => operatorApi.letter({ params: { id } }),
    staleTime: 0,
  })

/** Also needed after a refusal, because someone else may just have dealt with the letter. */
const refresh = (id: string) =>
  Promise.all(
    [letterQuery(id), letterQueueQuery, consoleMeQuery, auditQuery()].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

/**
 * Passed to the hook, not to the call: when the reply comes, the form may be gone, because the letter is no longer
 * waiting.
 */
type Outcome = { onDone: () => void; onRefused: (error: Error) => void }

export const useAnswerLetter = (id: string, { onDone, onRefused }: Outcome) =>
  useMutation({
    mutationFn: (body: { answer: string }) => operatorApi.answerLetter({ params: { id }, body }),
    onSuccess: onDone,
    onError: onRefused,
    onSettled: () => refresh(id),
  })

export const useCloseLetter = (id: string, { onDone, onRefused }: Outcome) =>
  useMutation({
    mutationFn: (body: { reason: string }) => operatorApi.closeLetter({ params: { id }, body }),
    onSuccess: onDone,
    onError: onRefused,
    onSettled: () => refresh(id),
  })
