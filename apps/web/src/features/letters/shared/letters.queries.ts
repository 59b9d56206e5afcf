import { letters, type Letter, type NewLetter } from '@sadhana/contract'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { useRetryKey } from '#lib/api/retry-key.ts'
import { queryClient } from '#lib/query/query-client.ts'

const lettersApi = callsOf(letters)

/** An answer may arrive at any time. */
export const lettersQuery = infiniteQueryOptions({
  queryKey: [letters.list.path],
  queryFn: ({ pageParam: cursor }) => lettersApi.list({ query: cursor === undefined ? {} : { cursor } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 0,
})

/** The same text, sent again after a lost reply, is the same letter. */
export function useWriteLetter(onSent: (letter: Letter) => void) {
  const keyFor = useRetryKey()
  return useMutation({
    mutationFn: (letter: Omit<NewLetter, 'clientId'>) =>
      lettersApi.write({ body: { ...letter, clientId: keyFor(letter) } }),
    onSuccess: onSent,
    onSettled: () => queryClient.invalidateQueries(lettersQuery),
  })
}
