import type { FeedSession } from '@sadhana/contract'
import { communityApi } from '#lib/api/community.ts'
import { changeItems, type Pages } from '#lib/pages.rules.ts'
import { queryClient } from '#lib/query-client.ts'
import { toast } from '#ui/toast-store.ts'
import { keys } from './community.queries.ts'
import { withLike } from './likes.rules.ts'

/** What the member wants, by session, for as long as it is being carried to the server. */
const wishes = new Map<string, boolean>()

/** Shows the like at once, carries the latest wish, and puts back what the server last knew if that fails. */
export async function toggleLike(session: FeedSession): Promise<void> {
  const { id } = session
  const isUnderWay = wishes.has(id)
  wishes.set(id, !session.isLiked)
  show(id, !session.isLiked)
  if (isUnderWay) return
  let known = session.isLiked
  try {
    for (let asked: boolean | undefined; asked !== wishes.get(id);) {
      asked = wishes.get(id) ?? known
      known = await tell(id, asked)
    }
  } catch {
    toast({ title: 'Error', text: 'Unable to update like status. Please try again.', tone: 'error' })
  } finally {
    wishes.delete(id)
    show(id, known)
  }
}

const tell = async (id: string, liked: boolean) => (await communityApi.like({ params: { id }, body: { liked } })).liked

function show(id: string, isLiked: boolean): void {
  for (const queryKey of [[...keys.feeds, 'pages'], keys.sessions])
    queryClient.setQueriesData<Pages<FeedSession>>(
      { queryKey },
      (data) => data && changeItems(data, (session) => (session.id === id ? withLike(session, isLiked) : session)),
    )
}
