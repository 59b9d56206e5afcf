import type { FeedSession } from '@sadhana/contract'
import { Heart } from 'lucide-react'
import { limbNames } from '#lib/product/limb-names.ts'
import { useToggleLike } from '../data/like.queries.ts'
import { likeLabel } from '../data/likes.rules.ts'

export function LikeButton({ session, quiet }: { session: FeedSession; quiet: boolean }) {
  const { user, limbType, likes, isLiked } = session
  const { mutate: toggle } = useToggleLike(session)
  return (
    <button
      type="button"
      className="like-button"
      aria-pressed={isLiked}
      aria-label={likeLabel(user.displayName, limbNames[limbType], likes, quiet)}
      onClick={() => toggle()}
    >
      <Heart aria-hidden="true" />
      {!quiet && <span className="numerals">{likes}</span>}
    </button>
  )
}
