import { type Article, learning, type ReadingChange } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { throughOutbox } from '#lib/outbox/through-outbox.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { learningText } from './learning.text.ts'

const learningApi = callsOf(learning)
const keys = {
  suggestions: [learning.suggestions.path],
  article: (slug: string) => [learning.article.path, slug],
} as const

export const suggestionsQuery = queryOptions({
  queryKey: keys.suggestions,
  queryFn: () => learningApi.suggestions(),
})

export const articleQuery = (slug: string) =>
  queryOptions({ queryKey: keys.article(slug), queryFn: () => learningApi.article({ params: { slug } }) })

const save = (slug: string, body: ReadingChange) =>
  throughOutbox({ kind: 'reading', act: 'set', subject: slug, body }, () =>
    learningApi.saveReading({ params: { slug }, body }),
  )

/** Updates the loaded article too, for the next time it is opened. */
const remember = (slug: string, change: Partial<Pick<Article, 'isRead' | 'place'>>) =>
  queryClient.setQueryData(
    articleQuery(slug).queryKey,
    (article?: Article): Article | undefined => article && { ...article, ...change },
  )

/** The next suggestions depend on what the member has read. */
const refetch = () => queryClient.invalidateQueries({ queryKey: keys.suggestions })

export const useMarkRead = (slug: string) =>
  useMutation({
    mutationFn: (isRead: boolean) => save(slug, { isRead }),
    onSuccess: (_saved, isRead) => {
      remember(slug, { isRead })
      void refetch()
    },
    onError: (error) => failureToast(error, { title: learningText.article.notSaved }),
  })

/** A failure isn't shown, because the member didn't ask for anything. The place is saved again at the next pause. */
export async function savePlace(slug: string, place: number): Promise<void> {
  remember(slug, { place })
  try {
    await save(slug, { place })
    void refetch()
  } catch {
    // The place is saved at the next pause.
  }
}
