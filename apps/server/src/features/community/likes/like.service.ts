import { AppError } from '#platform/errors.ts'
import type { CommunityDeps } from '../shared/community.deps.ts'
import { type LikeState, updateLike } from './like.repo.ts'

/** Without `liked`, the call toggles. */
export async function likeSession(
  { db, clock, serialize }: CommunityDeps,
  reader: string,
  sessionId: string,
  liked: boolean | undefined,
): Promise<LikeState> {
  const state = await serialize(`like ${sessionId}`, () =>
    updateLike(db, { reader, sessionId, liked, at: clock.now() }),
  )
  if (!state) throw new AppError('practice.not_found')
  return state
}
