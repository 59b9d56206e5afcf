import { CommunityScreen } from '#features/community/community-screen.tsx'
import { NextRoom } from '#features/room/next-room.tsx'

/**
 * The community with what other features bring to it, below the people: the next room for now. Features don't import
 * each other, so they meet here.
 */
export function CommunityRoute() {
  return (
    <CommunityScreen
      // Further panels, such as messages, go beside it.
      aside={<NextRoom />}
    />
  )
}
