import { type Chat, type ChatEvent, type ChatReply, guide, type NewChatMessage } from '@sadhana/contract'
import { type InfiniteData, infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { callsOf, watchedCallsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { guideText as text } from './guide.text.ts'

const guideApi = callsOf(guide)

export const chatQuery = infiniteQueryOptions({
  queryKey: [guide.read.path],
  queryFn: ({ pageParam: cursor }) => guideApi.read({ query: cursor === undefined ? {} : { cursor } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
})

const changeChat = (change: (pages: Chat[]) => Chat[]) =>
  queryClient.setQueryData<InfiniteData<Chat, string | undefined>>(chatQuery.queryKey, (data) =>
    data ? { ...data, pages: change(data.pages) } : data,
  )

type GuideRequest = {
  question: Pick<NewChatMessage, 'message'> & Required<Pick<NewChatMessage, 'clientId'>>
  conversationHistory: NewChatMessage['conversationHistory']
  signal: AbortSignal
  /** Called with the answer so far. */
  onWords: (words: string) => void
}

/** Words arrive while the model writes them. The final answer is in the last event. */
export async function askGuide({ question, conversationHistory, signal, onWords }: GuideRequest): Promise<ChatReply> {
  let [received, words] = ['', '']
  const onText = (piece: string) => {
    received += piece
    words = eventsIn(received).reduce((sum, event) => ('text' in event ? sum + event.text : sum), '')
    onWords(words)
  }
  const body = { ...question, conversationHistory }
  const whole = await watchedCallsOf(guide, { signal, readText: (response) => readStream(response, onText) }).stream({
    body,
  })
  const last = eventsIn(whole).at(-1)
  if (!last || !('reply' in last)) throw new Error('the answer broke off')
  const { instead: _, ...exchange } = last.reply
  changeChat(([newest, ...older]) => (newest ? [{ ...newest, items: [exchange, ...newest.items] }, ...older] : []))
  return last.reply
}

async function readStream(response: Response, onText: (text: string) => void): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let whole = ''
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    const text = decoder.decode(next.value, { stream: true })
    whole += text
    onText(text)
  }
  return whole
}

/** The events that have arrived completely. */
const eventsIn = (received: string): ChatEvent[] =>
  received
    .split('\n\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line.replace(/^data: /, '')) as ChatEvent)

export const useConsent = () =>
  useMutation({
    mutationFn: (mayUseLog: boolean) => guideApi.allow({ body: { mayUseLog } }),
    onSuccess: ({ mayUseLog }) => changeChat((pages) => pages.map((page) => Object.assign({}, page, { mayUseLog }))),
    onError: (error) => failureToast(error, { title: text.consentFailed }),
  })

export const useDeleteExchange = () =>
  useMutation({
    mutationFn: (id: string) => guideApi.remove({ params: { id } }),
    onError: (error) => failureToast(error, { title: text.deleteFailed }),
    onSettled: () => queryClient.invalidateQueries(chatQuery),
  })

export const useClearChat = () =>
  useMutation({
    mutationFn: () => guideApi.clear(),
    onError: (error) => failureToast(error, { title: text.deleteFailed }),
    onSettled: () => queryClient.invalidateQueries(chatQuery),
  })
