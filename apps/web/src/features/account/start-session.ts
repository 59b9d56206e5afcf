import { AuthTokens } from '@sadhana/contract'
import { currentUserQuery } from '#lib/current-user.ts'
import { queryClient } from '#lib/query-client.ts'
import { sessionStore } from '#lib/session-store.ts'
import { toast } from '#ui/toast-store.ts'

/** Keeps the tokens of a completed sign-in; the app then shows the member's side and leads on from the door. */
export function startSession(reply: unknown): void {
  const tokens = AuthTokens.safeParse(reply)
  if (!tokens.success || !tokens.data.token || !tokens.data.refreshToken) throw new Error('Authentication error')
  const { token, refreshToken, expiresIn } = tokens.data
  sessionStore.write({ accessToken: token, refreshToken, expiresAt: Date.now() + expiresIn * 1000 })
  void queryClient.resetQueries(currentUserQuery)
  toast({ title: 'Welcome!', tone: 'success' })
}
