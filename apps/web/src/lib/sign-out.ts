import { api } from './api.ts'
import { forgetPracticeDraft } from './practice-draft.ts'
import { queryClient } from './query-client.ts'
import { sessionStore } from './session-store.ts'

/** Nobody who wants to leave should wait for a slow server. */
const patienceMs = 3000

/** Tells the server if it can be told, forgets everything here, and starts afresh at the door. */
export async function signOut(): Promise<void> {
  const session = sessionStore.read()
  if (session) {
    const told = api.account.logout({ body: { refreshToken: session.refreshToken } }).catch(() => null)
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  }
  sessionStore.forget()
  forgetPracticeDraft()
  queryClient.clear()
  window.location.assign('/login')
}
