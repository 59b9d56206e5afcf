import { inbox, type Inbox } from '@sadhana/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callsOf } from '#lib/api/calls.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { onEvent } from '#lib/realtime/on-event.ts'

const inboxApi = callsOf(inbox)

export const inboxQuery = queryOptions({
  queryKey: [inbox.list.path],
  queryFn: () => inboxApi.list(),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})

export const hasNew = ({ items }: Inbox) => items.some(({ isNew }) => isNew)

/** Undefined until it's known. */
export const useInboxNews = (): boolean | undefined => useQuery({ ...inboxQuery, select: hasNew }).data

/** The page itself comes first. */
const restMs = 3_000

/**
 * Loads the inbox again whenever something reaches it or is read elsewhere. What came while the page was at rest is made
 * up for, because the connection loads it once at its start.
 */
export const useLiveInbox = () =>
  useEffect(() => {
    let stops: (() => void)[] = []
    const refresh = () => void queryClient.invalidateQueries(inboxQuery)
    const timer = setTimeout(() => {
      stops = [onEvent('inbox.changed', refresh), onEvent('message.changed', refresh)]
    }, restMs)
    return () => {
      clearTimeout(timer)
      stops.forEach((stop) => stop())
    }
  }, [])
