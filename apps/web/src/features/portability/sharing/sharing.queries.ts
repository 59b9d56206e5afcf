import { type ShareableFigure, type SharedPage, sharing } from '@sadhana/contract'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRetryKey } from '#lib/api/retry-key.ts'
import { callsOf } from '#lib/api/calls.ts'
import { dateOrder } from '#intl/intl.rules.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { sharingText as text } from './sharing.text.ts'

const sharingApi = callsOf(sharing)

const keys = {
  pages: [sharing.list.path],
  picture: (figures: string) => [sharing.picture.path, figures],
} as const

export const sharedPagesQuery = queryOptions({ queryKey: keys.pages, queryFn: () => sharingApi.list() })

/** The last picture stays on screen while the next one is made. */
export const pictureQuery = (chosen: readonly ShareableFigure[]) => {
  const figures = chosen.join(',')
  return queryOptions({
    queryKey: keys.picture(figures),
    queryFn: () => sharingApi.picture({ query: { figures, dates: dateOrder() } }),
    placeholderData: keepPreviousData,
    enabled: chosen.some((figure) => figure !== 'first-name'),
  })
}

const refetch = () => queryClient.invalidateQueries({ queryKey: keys.pages })

/** Sending the same choice again after a lost reply makes no second page. Sending it after a page was made does. */
export function useMakePage() {
  const idFor = useRetryKey()
  const made = useRef(0)
  return useMutation({
    mutationFn: (figures: ShareableFigure[]) =>
      sharingApi.share({ body: { id: idFor([figures, made.current]), figures } }),
    onSuccess: () => {
      made.current += 1
      return refetch()
    },
    onError: (error) => failureToast(error, { title: text.pageFailed }),
  })
}

export const useRevokePage = (onDone: () => void) =>
  useMutation({
    mutationFn: ({ id }: SharedPage) => sharingApi.revoke({ params: { id } }),
    onSuccess: async () => {
      await refetch()
      toast({ title: text.revoked, tone: 'success' })
      onDone()
    },
    onError: (error) => failureToast(error, { title: text.revokeFailed }),
  })
