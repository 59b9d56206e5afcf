import type { FeedSession } from '@sadhana/contract'
import { Heart } from 'lucide-react'
import { limbNames } from '#lib/limb-names.ts'
import { toggleLike } from './like.ts'
import { likeLabel } from './likes.rules.ts'

export function LikeButton({ session, quiet }: { session: FeedSession; quiet: boolean }) {
  const { user, limbType, likes, isLiked } = session
  return (
    <button
      type="button"
      className="like-button"
      aria-pressed={isLiked}
      aria-label={likeLabel(user.displayName, limbNames[limbType], likes, quiet)}
      onClick={() => void toggleLike(session)}
    >
      <Heart aria-hidden="true" />
      {!quiet && <span className="numerals">{likes}</span>}
    </button>
  )
}
