import { community, message, type ConversationReportKind, type Person } from '@sadhana/contract'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callsOf } from '#lib/api/calls.ts'
import { useRetryKey } from '#lib/api/retry-key.ts'
import { onEvent } from '#lib/realtime/on-event.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { commonText } from '#intl/common.text.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { messageText as text, reportText } from './message.text.ts'

export const messageApi = callsOf(message)
const communityApi = callsOf(community)

const conversationKey = (id: string) => [message.read.path, id] as const

const nextPage = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
}
const cursorOf = (pageParam: string) => (pageParam ? { cursor: pageParam } : {})

/** A message may arrive at any time: without live events, looking at the page again loads them. */
const live = { staleTime: 0, refetchOnWindowFocus: 'always' } as const

export const conversationsQuery = infiniteQueryOptions({
  queryKey: [message.conversations.path, 'pages'],
  queryFn: ({ pageParam }) => messageApi.conversations({ query: cursorOf(pageParam) }),
  ...nextPage,
  ...live,
})

export const conversationQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: conversationKey(id),
    queryFn: ({ pageParam }) => messageApi.read({ params: { id }, query: { limit: 40, ...cursorOf(pageParam) } }),
    ...nextPage,
    ...live,
  })

export const partnersQuery = infiniteQueryOptions({
  queryKey: [message.partners.path],
  queryFn: ({ pageParam }) => messageApi.partners({ query: { limit: 50, ...cursorOf(pageParam) } }),
  ...nextPage,
  staleTime: 0,
})

export const settingsQuery = queryOptions({
  queryKey: [message.settings.path],
  queryFn: () => messageApi.settings(),
})

export const refreshConversations = () => queryClient.invalidateQueries({ queryKey: [message.conversations.path] })

/** Both the list and the conversation may show it. */
export const refreshConversation = (id: string) =>
  Promise.all([queryClient.invalidateQueries({ queryKey: conversationKey(id) }), refreshConversations()])

/** Whatever was written, read or deleted, on whichever device: the page loads it again. */
export const useLiveMessages = () =>
  useEffect(
    () =>
      onEvent('message.changed', (data) => {
        if (data) void refreshConversation(data.personId)
        else void queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => livePaths.has(path) })
      }),
    [],
  )
const livePaths = new Set<unknown>([message.read.path, message.conversations.path])

/** Fails silently: the next look at the conversation marks it again. */
export const useMarkRead = (id: string) =>
  useMutation({
    mutationFn: (upTo: string) => messageApi.markRead({ params: { id }, body: { upTo } }),
    onSuccess: refreshConversations,
  })

export const useRemoveMessage = (id: string) =>
  useMutation({
    mutationFn: (messageId: string) => messageApi.remove({ params: { id, messageId } }),
    onSuccess: () => toast({ title: text.deleted, tone: 'success' }),
    onError: (error) => failureToast(error, { title: text.deleteFailed }),
    onSettled: () => refreshConversation(id),
  })

export const useClear = (id: string, onCleared: () => void) =>
  useMutation({
    mutationFn: () => messageApi.clear({ params: { id } }),
    onSuccess: () => {
      onCleared()
      queryClient.removeQueries({ queryKey: conversationKey(id) })
      toast({ title: text.cleared, tone: 'success' })
    },
    onError: (error) => failureToast(error, { title: text.clearFailed }),
    onSettled: refreshConversations,
  })

export const useReceipts = () =>
  useMutation({
    mutationFn: (readReceipts: boolean) => messageApi.changeSettings({ body: { readReceipts } }),
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsQuery.queryKey, settings)
      void queryClient.invalidateQueries({ queryKey: [message.read.path] })
    },
    onError: (error) => failureToast(error, { title: text.receiptsFailed }),
  })

export function useMuteHere({ id, displayName }: Person) {
  const refresh = () => {
    for (const { path } of [community.feed, community.mutes, community.person]) {
      void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })
    }
    return refreshConversation(id)
  }
  const { mutate } = useMutation({
    mutationFn: (isMuted: boolean) => communityApi[isMuted ? 'mute' : 'unmute']({ params: { id } }),
    onSuccess: (_, isMuted) =>
      isMuted
        ? toast({
            title: text.mutedToast(displayName),
            text: text.mutedToastText,
            tone: 'success',
            action: { label: commonText.undo, altText: text.unmute, onSelect: () => mutate(false) },
          })
        : toast({ title: text.unmutedToast(displayName), tone: 'success' }),
    onError: (error) => failureToast(error, { title: text.muteFailed }),
    onSettled: refresh,
  })
  return mutate
}

export const useBlockHere = ({ id, displayName }: Person, onBlocked: () => void) =>
  useMutation({
    mutationFn: () => communityApi.block({ params: { id } }),
    onSuccess: () => {
      onBlocked()
      toast({ title: text.blocked(displayName), text: text.blockedText, tone: 'success' })
      // Everything may have shown the two to each other.
      void queryClient.invalidateQueries()
    },
    onError: (error) => failureToast(error, { title: text.blockFailed }),
  })

type Report = { kind: ConversationReportKind; withMessages: boolean }

export function useReportConversation({ id }: Person, onReported: () => void) {
  const keyFor = useRetryKey()
  return useMutation({
    mutationFn: (body: Report) => messageApi.report({ params: { id }, body, idempotencyKey: keyFor({ id, ...body }) }),
    onSuccess: () => {
      toast({ title: reportText.sent, tone: 'success' })
      onReported()
    },
    onError: (error) => failureToast(error, { title: reportText.failed }),
  })
}
