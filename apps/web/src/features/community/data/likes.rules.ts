import type { FeedSession } from '@sadhana/contract'

type LikeState = Pick<FeedSession, 'isLiked' | 'likes'>

/** The session after a like or unlike. The count changes by one, and only if the state did. */
export function withLike<Session extends LikeState>(session: Session, isLiked: boolean): Session {
  if (session.isLiked === isLiked) return session
  return { ...session, isLiked, likes: Math.max(0, session.likes + (isLiked ? 1 : -1)) }
}
