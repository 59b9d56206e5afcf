import { accountApi } from './api/account.ts'
import { browserStorage } from './browser-storage.ts'
import { sitKey } from './kept-sit-key.ts'
import { forgetPracticeDraft } from './practice-draft.ts'
import { queryClient } from './query-client.ts'
import { sessionStore } from './session-store.ts'

/** Nobody who wants to leave should wait for a slow server. */
const patienceMs = 3000

/** Tells the server if it can be told, forgets everything here, and starts afresh at the door. */
export async function signOut(): Promise<void> {
  const told = tellServer({ allDevices: false }).catch(() => null)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  leave()
}

/** Unlike `signOut` it fails when the server could not be told: nobody should believe in vain that all is closed. */
export async function signOutEverywhere(): Promise<void> {
  await tellServer({ allDevices: true })
  leave()
}

async function tellServer({ allDevices }: { allDevices: boolean }): Promise<void> {
  const session = sessionStore.read()
  if (session) await accountApi.logout({ body: { refreshToken: session.refreshToken, allDevices } })
}

function leave() {
  sessionStore.forget()
  forgetPracticeDraft()
  browserStorage().removeItem(sitKey)
  queryClient.clear()
  window.location.assign('/login')
}
