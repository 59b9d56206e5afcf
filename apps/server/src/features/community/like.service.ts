import { AppError } from '#platform/errors.ts'
import type { CommunityDeps } from './community.deps.ts'
import { type LikeState, updateLike } from './like.repo.ts'

/** Without `liked` it becomes the opposite of what it was. */
export async function likeSession(
  { db, clock, inTurn }: CommunityDeps,
  reader: string,
  sessionId: string,
  liked: boolean | undefined,
): Promise<LikeState> {
  const state = await inTurn(`like ${sessionId}`, () => updateLike(db, { reader, sessionId, liked, at: clock.now() }))
  if (!state) throw new AppError('practice.not_found')
  return state
}
