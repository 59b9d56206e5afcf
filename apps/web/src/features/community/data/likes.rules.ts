import type { FeedSession } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'

type LikeState = Pick<FeedSession, 'isLiked' | 'likes'>

/** The session after a like or unlike. The count changes by one, and only if the state did. */
export function withLike<Session extends LikeState>(session: Session, isLiked: boolean): Session {
  if (session.isLiked === isLiked) return session
  return { ...session, isLiked, likes: Math.max(0, session.likes + (isLiked ? 1 : -1)) }
}

/** "Like Asha's asana, 3 likes" */
export function likeLabel(name: string, limb: string, likes: number, quiet: boolean): string {
  const what = `Like ${name}’s ${limb.toLowerCase()}`
  return quiet ? what : plural(likes, { one: `${what}, 1 like`, other: (count) => `${what}, ${count} likes` })
}
