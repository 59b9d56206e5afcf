import type { FeedSession } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { changeItems, type Pages } from '#lib/api/pages.rules.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { communityApi, keys } from './community.queries.ts'
import { withLike } from './likes.rules.ts'

export const useToggleLike = (session: FeedSession) =>
  useMutation({
    mutationFn: () => saveLike(session, !session.isLiked),
    onError: () => toast({ title: 'Error', text: 'Unable to update like status. Please try again.', tone: 'error' }),
  })

/** What the member wants, by session, while a request about it is running. */
const wanted = new Map<string, boolean>()

/**
 * Shows the like at once. One request runs at a time; taps in the meantime only change what is wanted, and the running
 * call sends the last of them. A failure brings back what the server last answered.
 */
async function saveLike({ id, isLiked }: FeedSession, liked: boolean): Promise<void> {
  const isRunning = wanted.has(id)
  wanted.set(id, liked)
  show(id, liked)
  if (isRunning) return
  let answered = isLiked
  try {
    for (let asked: boolean | undefined; asked !== wanted.get(id);) {
      asked = wanted.get(id) ?? answered
      answered = (await communityApi.like({ params: { id }, body: { liked: asked } })).liked
    }
  } finally {
    wanted.delete(id)
    show(id, answered)
  }
}

function show(id: string, isLiked: boolean): void {
  for (const queryKey of [keys.feedPages, keys.sessions])
    queryClient.setQueriesData<Pages<FeedSession>>(
      { queryKey },
      (data) => data && changeItems(data, (session) => (session.id === id ? withLike(session, isLiked) : session)),
    )
}
