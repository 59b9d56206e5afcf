import { endAccessTokens } from '#features/security/index.ts'
import type { Db } from '#platform/db/database.ts'
import { updateEnded } from './login-sessions.repo.ts'

/**
 * Ends all sessions of a member, or all but one, and the access tokens of their tools, which someone else may have made
 * to come back. Returns the sessions' ids. The tokens end last, so that one being made meanwhile ends too.
 */
export async function endEverything(
  tx: Db,
  userId: string,
  { at, except }: { at: Date; except?: string },
): Promise<string[]> {
  const ended = await updateEnded(tx, userId, except === undefined ? {} : { except })
  await endAccessTokens(tx, userId, at)
  return ended
}
