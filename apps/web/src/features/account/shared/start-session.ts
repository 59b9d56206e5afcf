import { loadSchemas } from '#lib/form/contract-resolver.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { markStoppedErasure } from '#lib/member/stopped-erasure.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { accountText as text } from './account.text.ts'

/** Stores the tokens of a completed sign-in; the app then shows the member's pages. */
export async function startSession(reply: unknown): Promise<void> {
  const { schemas } = await loadSchemas()
  const tokens = schemas.AcceptedAuthTokens.safeParse(reply)
  if (!tokens.success) throw new Error(text.noSession)
  const { token, refreshToken, expiresIn, erasureWasDueAt } = tokens.data
  markStoppedErasure(erasureWasDueAt)
  sessionStore.write({ accessToken: token, refreshToken, expiresAt: Date.now() + expiresIn * 1000 })
  void queryClient.resetQueries(currentUserQuery)
  toast({ title: text.welcome, tone: 'success' })
}
