import { quote, type Quote, recentQuotesSent } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { quoteText as text } from './quote.text.ts'

const quoteApi = callsOf(quote)
const keys = { latest: [quote.list.path, 'latest'] } as const

/** There was no quote yet, and none could be made. */
export class NoFirstQuoteError extends Error {
  override name = 'NoFirstQuoteError'
}

const makeFirst = (): Promise<Quote> =>
  quoteApi.generate({ body: {} }).catch((cause: unknown) => {
    throw new NoFirstQuoteError('no first quote', { cause })
  })

/** The latest quotes, newest first. If there are none, the first is made here, so that there is always one to show. */
export const quotesQuery = queryOptions({
  queryKey: keys.latest,
  queryFn: async () => {
    const { items } = await quoteApi.list({ query: { limit: recentQuotesSent.home } })
    return items.length > 0 ? items : [await makeFirst()]
  },
})

/** `sent` is the number of recent quotes named in the request. */
export const useGenerateQuote = (recent: readonly Quote[], sent: number) =>
  useMutation({
    mutationFn: () =>
      quoteApi.generate({
        body: { recentQuotes: recent.slice(0, sent).map(({ text: words, theme }) => ({ text: words, theme })) },
      }),
    onSuccess: (made) =>
      queryClient.setQueryData(quotesQuery.queryKey, (shown = []) => [made, ...shown].slice(0, recentQuotesSent.home)),
    onError: (error) => failureToast(error, { title: text.generationFailed, text: text.generationFailedText }),
  })
