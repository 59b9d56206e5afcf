import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { securityApi, sessionsQuery } from './security.queries.ts'
import { securityText } from './security.text.ts'

const { others } = securityText

async function signOutOthers(): Promise<void> {
  try {
    await securityApi.endOtherSessions()
    toast({ title: others.done, tone: 'success' })
    await queryClient.invalidateQueries(sessionsQuery)
  } catch (error) {
    failureToast(error, { title: others.failed })
  }
}

/**
 * Part of the toast after a change to how the member signs in: if they changed it because of someone else, that person
 * may still be signed in.
 */
export const offerToSignOutOthers = {
  action: { label: others.offer, altText: others.elsewhere, onSelect: () => void signOutOthers() },
} as const
