import { ApiError } from '@sadhana/contract'
import { portabilityApi } from '#lib/api/portability.ts'
import { sessionStore } from '#lib/session-store.ts'
import { toast } from '#ui/toast-store.ts'

/** The text of the file, or null when there is none to give and the member has been told why. */
export async function exportCsv(): Promise<string | null> {
  if (!sessionStore.read()) return tell('Authentication required', 'Please log in to export your data.')
  try {
    const csv = await portabilityApi.csv()
    toast({ title: 'Export successful!', tone: 'success' })
    return csv
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401
    return isSignedOut
      ? tell('Authentication required', 'Please log in to export your data.')
      : tell('Export failed', 'Unable to export data. Please try again.')
  }
}

function tell(title: string, text: string): null {
  toast({ title, text, tone: 'error' })
  return null
}
