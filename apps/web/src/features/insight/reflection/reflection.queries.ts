import { reflection } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { reflectionText as text } from './reflection.text.ts'

const reflectionApi = callsOf(reflection)

const keys = { page: [reflection.read.path] } as const

export const reflectionQuery = queryOptions({ queryKey: keys.page, queryFn: () => reflectionApi.read() })

const refetch = () => queryClient.invalidateQueries({ queryKey: keys.page })

type MadeReflection = { month: string; isMonthly: boolean }

/** `isMonthly` also turns on one at the start of each month from now on. */
export const useMakeReflection = (onDone: () => void) =>
  useMutation({
    mutationFn: async ({ month, isMonthly }: MadeReflection) => {
      if (isMonthly) await reflectionApi.choose({ body: { choice: 'monthly' } })
      return reflectionApi.make({ body: { month } })
    },
    onSuccess: async () => {
      await refetch()
      onDone()
    },
    onError: (error) => {
      failureToast(error, { title: text.makeFailed })
      return refetch()
    },
  })

export const useChooseReflections = (onDone?: () => void) =>
  useMutation({
    mutationFn: (choice: 'monthly' | 'no') => reflectionApi.choose({ body: { choice } }),
    onSuccess: async () => {
      await refetch()
      onDone?.()
    },
    onError: (error) => failureToast(error, { title: text.chooseFailed }),
  })

export const useDeleteReflection = () =>
  useMutation({
    mutationFn: (month: string) => reflectionApi.remove({ params: { month } }),
    onSuccess: async () => {
      await refetch()
      toast({ title: text.removed, tone: 'info' })
    },
    onError: (error) => failureToast(error, { title: text.removeFailed }),
  })
