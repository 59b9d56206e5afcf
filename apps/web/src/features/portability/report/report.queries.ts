import { reportRoutes, type ReportChoice } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { newDeviceId } from '#lib/api/device-id.ts'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { reportText } from './report.text.ts'

const reportApi = callsOf(reportRoutes)

/** How often we check on a report that is being made. */
const pollMs = 1_000

export const reportQuery = queryOptions({
  queryKey: ['report'],
  queryFn: () => reportApi.report(),
  refetchInterval: ({ state }) => state.data?.state === 'making' && pollMs,
})

export const useMakeReport = () =>
  useMutation({
    mutationFn: (choice: ReportChoice) => reportApi.makeReport({ body: { id: newDeviceId(), ...choice } }),
    onSuccess: (report) => void queryClient.setQueryData(reportQuery.queryKey, report),
    onError: (error) => failureToast(error, { title: reportText.startFailed }),
  })

export const useRemoveReport = () =>
  useMutation({
    mutationFn: (id: string) => reportApi.removeReport({ params: { id } }),
    onSuccess: () => void queryClient.setQueryData(reportQuery.queryKey, null),
    onError: (error) => failureToast(error, { title: reportText.removeFailed }),
  })
