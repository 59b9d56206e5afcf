import { archiveRoutes, type Import, importPartBytes, importRoutes } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { newDeviceId } from '#lib/api/device-id.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { archiveText } from './archive.text.ts'

const archiveApi = callsOf(archiveRoutes)
export const importApi = callsOf(importRoutes)

/** How often we check while something is in progress. */
const pollMs = 1_500

export const archiveQuery = queryOptions({
  queryKey: ['archive'],
  queryFn: () => archiveApi.archive(),
  refetchInterval: ({ state }) => state.data?.state === 'making' && pollMs,
})

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: () => importApi.import({ params: { id } }),
    refetchInterval: ({ state }) => state.data?.state === 'reading' && pollMs,
  })

export const useMakeArchive = () =>
  useMutation({
    mutationFn: () => archiveApi.makeArchive({ body: { id: newDeviceId() } }),
    onSuccess: (archive) => void queryClient.setQueryData(archiveQuery.queryKey, archive),
    onError: (error) => failureToast(error, { title: archiveText.make.startFailed }),
  })

export const useRemoveArchive = () =>
  useMutation({
    mutationFn: (id: string) => archiveApi.removeArchive({ params: { id } }),
    onSuccess: () => void queryClient.setQueryData(archiveQuery.queryKey, null),
    onError: (error) => failureToast(error, { title: archiveText.make.removeFailed }),
  })

const cacheImport = (importJob: Import) => queryClient.setQueryData(importQuery(importJob.id).queryKey, importJob)

/** Sends an archive in parts, so that a large file needs no more memory than a small one. */
export const useSendArchive = (report: (share: number) => void) =>
  useMutation({
    mutationFn: async (file: File) => {
      const body = { id: newDeviceId(), source: 'archive', name: file.name.slice(0, 255) || 'archive.zip' } as const
      const { id } = await importApi.beginImport({ body })
      for (let number = 0; number * importPartBytes < file.size; number++) {
        const part = file.slice(number * importPartBytes, (number + 1) * importPartBytes)
        await importApi.sendPart({ params: { id }, query: { number }, body: await part.arrayBuffer() })
        report(Math.min(1, ((number + 1) * importPartBytes) / file.size))
      }
      return importApi.checkImport({ params: { id } })
    },
    onSuccess: cacheImport,
    onError: (error) => failureToast(error, { title: archiveText.bring.failed }),
  })

/** All numbers come from the log, so everything on screen may have changed. */
const refreshAll = (importJob: Import) => {
  cacheImport(importJob)
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'import' })
}

export const useCommitImport = () =>
  useMutation({
    mutationFn: (id: string) => importApi.commitImport({ params: { id } }),
    onSuccess: refreshAll,
    onError: (error) => failureToast(error, { title: archiveText.bring.addFailed }),
  })

export const useUndoImport = () =>
  useMutation({
    mutationFn: (id: string) => importApi.undoImport({ params: { id } }),
    onSuccess: refreshAll,
    onError: (error) => failureToast(error, { title: archiveText.bring.undoFailed }),
  })
