import { randomUUID } from 'node:crypto'
import { createAccessTokens } from '../../apps/server/src/features/account/sessions/access-tokens.service.ts'
import { createKeys } from '../../apps/server/src/platform/keys.ts'
import { environment } from '../kit/settings.ts'

/** The values that a browser stores for a signed-in member. */
export async function keptTokens(memberId: string, publicUrl: string): Promise<Record<string, string>> {
  const tokens = createAccessTokens({
    keys: createKeys({ current: environment.SECRET_KEY, previous: undefined }),
    clock: { now: () => new Date() },
    publicUrl,
  })
  return {
    accessToken: await tokens.issue({ id: memberId, sessionId: randomUUID() }),
    refreshToken: randomUUID(),
    tokenExpiry: String(Date.now() + 3_600_000),
  }
}
