import { importRowsAtOnce } from '@sadhana/contract'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { newDeviceId } from '#lib/api/device-id.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { memberCalendar } from '#lib/time/today.ts'
import { importApi, importQuery } from '../shared/archive.queries.ts'
import { type FileReading, startReading } from '../import-file/file-reader.ts'
import type { Choice, OpenedFile, OpenedOwn } from '../import-file/import-session.ts'
import { importText } from './import.text.ts'

/** A file that a worker holds open. */
export type OpenFile = { file: File; reading: FileReading; opened: Exclude<OpenedFile, OpenedOwn> }

/** The file is one of ours, which has a better way back in. */
export class OwnFileError extends Error {
  readonly what: OpenedOwn['what']
  constructor(what: OpenedOwn['what']) {
    super(what)
    this.what = what
  }
}

export const importsQuery = queryOptions({ queryKey: ['imports'], queryFn: () => importApi.imports() })

/** `started` is called with the reading at once, so that it can be stopped. */
export const useOpenFile = (report: (share: number) => void, started: (reading: FileReading) => void) =>
  useMutation({
    mutationFn: async (file: File): Promise<OpenFile> => {
      const reading = startReading(report)
      started(reading)
      try {
        const opened = await reading.ask('open', { file, zone: memberCalendar().zone })
        if (opened.source === 'own') throw new OwnFileError(opened.what)
        return { file, reading, opened }
      } catch (error) {
        reading.stop()
        throw error
      }
    },
  })

const rowsShown = 3

/** A preview of the first rows. The worker makes it, so nothing is sent. */
export const previewQuery = ({ file, reading }: OpenFile, choice: Choice, count = rowsShown) =>
  queryOptions({
    queryKey: ['import-preview', file.name, file.size, file.lastModified, choice, count],
    queryFn: () => reading.ask('preview', { choice, count }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })

type ImportRequest = { open: OpenFile; choice: Choice }

/** Sends the rows in chunks and has the server count them. Nothing is added yet. */
export const useSendRows = (report: (share: number) => void) =>
  useMutation({
    mutationFn: async ({ open: { file, reading, opened }, choice }: ImportRequest) => {
      const { total } = await reading.ask('preview', { choice, count: 0 })
      const name = file.name.slice(0, 255)
      const { id } = await importApi.beginImport({ body: { id: newDeviceId(), source: opened.source, name } })
      for (let number = 0; number < total;) {
        const rows = await reading.ask('take', { from: number, count: importRowsAtOnce })
        await importApi.sendRows({ params: { id }, query: { number }, body: { rows } })
        number += rows.length
        report(number / total)
      }
      return importApi.checkImport({ params: { id } })
    },
    onSuccess: (importJob) => void queryClient.setQueryData(importQuery(importJob.id).queryKey, importJob),
    onError: (error) => failureToast(error, { title: importText.sendFailed }),
  })

/** Rows that the server couldn't read, with their content in the file. */
export const brokenQuery = (id: string, reading: FileReading) =>
  queryOptions({
    queryKey: ['import-broken', id],
    queryFn: async () => {
      const { items, nextCursor } = await importApi.brokenRows({ params: { id }, query: {} })
      const lines = await reading.ask('lines', { rows: items.map(({ row }) => row) })
      return { more: nextCursor !== null, rows: items.map(({ row, fault }, at) => ({ row, fault, source: lines[at] })) }
    },
  })
