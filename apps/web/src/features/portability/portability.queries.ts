import { ApiError, exportFileName } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { saveTextFile } from '#lib/browser/save-text-file.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { toast } from '#ui/overlay/toast-store.ts'

const signedOut = { title: 'Authentication required', text: 'Please log in to export your data.' }
const failed = { title: 'Export failed', text: 'Unable to export data. Please try again.' }

/** Spreadsheets read a file as UTF-8, and show ā as ā, only if it starts with this mark. */
const byteOrderMark = '\uFEFF'

/** Downloads the member's log as a CSV file. */
export const useExportCsv = () =>
  useMutation({
    mutationFn: async () => {
      if (!sessionStore.read()) throw new ApiError(401, signedOut.title)
      // Most visits to home download nothing.
      const { portabilityApi } = await import('#lib/product/api/portability.ts')
      return portabilityApi.csv()
    },
    onSuccess: (csv) => {
      saveTextFile(exportFileName, byteOrderMark + csv, 'text/csv;charset=utf-8')
      toast({ title: 'Export successful!', tone: 'success' })
    },
    onError: (error) => failureToast(error, error instanceof ApiError && error.status === 401 ? signedOut : failed),
  })
