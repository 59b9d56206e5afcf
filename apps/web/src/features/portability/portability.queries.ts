import { ApiError, csvRoutes, exportFileName } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { saveTextFile } from '#lib/browser/save-text-file.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { exportText as text } from './export.text.ts'

const csvApi = callsOf(csvRoutes)

/** Spreadsheets read a file as UTF-8, and show ā correctly, only if it starts with this mark. */
const byteOrderMark = '\uFEFF'

/** Downloads the member's log as a CSV file. */
export const useExportCsv = () =>
  useMutation({
    mutationFn: async () => {
      if (!sessionStore.read()) throw new ApiError(401, text.signedOut.title)
      return csvApi.csv()
    },
    onSuccess: (csv) => {
      saveTextFile(exportFileName, byteOrderMark + csv, 'text/csv;charset=utf-8')
      toast({ title: text.done, tone: 'success' })
    },
    onError: (error) =>
      failureToast(error, error instanceof ApiError && error.status === 401 ? text.signedOut : text.failed),
  })
