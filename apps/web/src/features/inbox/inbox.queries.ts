import { inbox, type InboxSettings } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { inboxQuery } from '#lib/realtime/inbox-news.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { waysText } from './inbox.text.ts'

const inboxApi = callsOf(inbox)

export const waysQuery = queryOptions({ queryKey: [inbox.settings.path], queryFn: () => inboxApi.settings() })

/** Fails silently: the next look marks it again. */
export const useMarkSeen = () =>
  useMutation({
    mutationFn: (upTo: string) => inboxApi.markSeen({ body: { upTo } }),
    onSuccess: (_, upTo) =>
      queryClient.setQueryData(inboxQuery.queryKey, (data) => {
        if (!data) return data
        return { items: data.items.map((entry) => (entry.at > upTo ? entry : { ...entry, isNew: false })) }
      }),
  })

export const useWays = () =>
  useMutation({
    // One after the other, so that the last tick wins.
    scope: { id: 'inbox-ways' },
    mutationFn: (settings: InboxSettings) => inboxApi.changeSettings({ body: settings }),
    onMutate: (settings) => queryClient.setQueryData(waysQuery.queryKey, settings),
    onError: (error) => {
      failureToast(error, { title: waysText.saveFailed })
      return queryClient.invalidateQueries(waysQuery)
    },
    onSuccess: () => queryClient.invalidateQueries(inboxQuery),
  })
