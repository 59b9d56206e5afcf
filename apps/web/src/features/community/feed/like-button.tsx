import type { FeedSession } from '@sadhana/contract'
import { Heart } from 'lucide-react'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { useToggleLike } from '../data/like.queries.ts'
import { feedText as text } from './feed.text.ts'

export function LikeButton({ session, quiet }: { session: FeedSession; quiet: boolean }) {
  const { user, limbType, likes, isLiked } = session
  const limb = limbNames[limbType]
  const { mutate: toggle } = useToggleLike(session)
  return (
    <button
      type="button"
      className="like-button"
      aria-pressed={isLiked}
      aria-label={quiet ? text.like(user.displayName, limb) : text.likeCounted(user.displayName, limb, likes)}
      onClick={() => toggle()}
    >
      <Heart aria-hidden="true" />
      {!quiet && <span className="numerals">{likes}</span>}
    </button>
  )
}
