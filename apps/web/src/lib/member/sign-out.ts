import { accountApi } from '#lib/member/account-api.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { forgetMember } from '#lib/session/forget-member.ts'
import { signInPathReturningTo } from '#lib/session/sign-in-path.ts'
import { sessionStore } from '#lib/session/session-store.ts'

/** Signing out must not wait for a slow server. */
const timeoutMs = 3000

/**
 * Notifies the server if it can be reached, forgets the member on this device, and reloads at the sign-in page, which
 * leads back to `returnTo`.
 */
export async function signOut(returnTo?: string): Promise<void> {
  const notification = notifyServer({ allDevices: false }).catch(() => null)
  await Promise.race([notification, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  await leave(returnTo)
}

/** Unlike `signOut`, fails if the server can't be reached: the other devices would still be signed in. */
export async function signOutEverywhere(): Promise<void> {
  await notifyServer({ allDevices: true })
  await leave()
}

async function notifyServer({ allDevices }: { allDevices: boolean }): Promise<void> {
  const session = sessionStore.read()
  if (session) await accountApi.logout({ body: { refreshToken: session.refreshToken, allDevices } })
}

/**
 * Signs out on this device only, after the server has ended the session. The next navigation shows the visitors' pages.
 */
export async function forgetSession(): Promise<void> {
  sessionStore.forget()
  const forgotten = forgetMember()
  queryClient.clear()
  await forgotten
}

async function leave(returnTo?: string): Promise<void> {
  await forgetSession()
  window.location.assign(returnTo === undefined ? '/login' : signInPathReturningTo(returnTo))
}
