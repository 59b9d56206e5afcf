import { giving, type StartedPayment, type Subscription } from '@sadhana/contract'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callsOf } from '#lib/api/calls.ts'
import { useRetryKey } from '#lib/api/retry-key.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { type Choice, paymentOf } from './giving.rules.ts'
import { givingText } from './giving.text.ts'
import type { ProviderTab } from './provider-tab.ts'

export const givingApi = callsOf(giving)

export const factsQuery = queryOptions({
  queryKey: [giving.facts.path],
  queryFn: () => givingApi.facts(),
  staleTime: 60_000,
})

/** The provider may change it at any time. */
export const subscriptionQuery = queryOptions({
  queryKey: [giving.subscription.path],
  queryFn: () => givingApi.subscription(),
  staleTime: 0,
})

/** Loaded again when the contribution changes, because early access depends on it. */
export const earlyAccessQuery = (state: Subscription['state']) =>
  queryOptions({
    queryKey: [giving.earlyAccess.path, state],
    queryFn: () => givingApi.earlyAccess(),
  })

const quickPollMs = 4_000
const slowPollMs = 20_000
const quickPolls = 15

/** Asks the provider, through our server, until it says yes or no. */
export const useConfirmation = (isAwaited: boolean) =>
  useQuery({
    queryKey: [giving.confirm.path],
    queryFn: () => givingApi.confirm({ body: {} }),
    enabled: isAwaited,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data && data.state !== 'waiting' && data.state !== 'unreachable') return false
      return dataUpdateCount < quickPolls ? quickPollMs : slowPollMs
    },
  })

type PaymentRequest = { choice: Choice; tab?: ProviderTab }

/** The click handler opens the provider's tab. Here the tab gets its address, or is closed. */
export function usePay(onStarted: (started: StartedPayment) => void) {
  const keyFor = useRetryKey()
  // A payment keeps its id however often it is sent. The same choice made later is another payment.
  const [paymentCount, setPaymentCount] = useState(0)
  return useMutation({
    mutationFn: ({ choice }: PaymentRequest) =>
      givingApi.pay({ body: { ...paymentOf(choice), clientId: keyFor({ choice, paymentCount }) } }),
    onSuccess: (started, { tab }) => {
      setPaymentCount((count) => count + 1)
      if (started.approveUrl) tab?.show(started.approveUrl)
      else tab?.close()
      onStarted(started)
    },
    onError: (error, { tab }) => {
      tab?.close()
      failureToast(error, { title: givingText.payFailed })
    },
    onSettled: () => queryClient.invalidateQueries(subscriptionQuery),
  })
}

export const useStop = (onStopped: () => void) =>
  useMutation({
    mutationFn: () => givingApi.stop({ body: { isActive: false, endDate: new Date().toISOString() } }),
    onSuccess: (subscription) => {
      queryClient.setQueryData(subscriptionQuery.queryKey, subscription)
      // If the provider hasn't answered yet, we keep asking.
      const title = subscription.state === 'cancelling' ? givingText.stopping : givingText.stopped
      toast({ title, tone: 'success' })
      onStopped()
    },
    onError: (error) => failureToast(error, { title: givingText.stopFailed, text: givingText.stopFailedText }),
  })
