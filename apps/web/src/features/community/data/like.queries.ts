import type { FeedSession } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { changeItems, type Pages } from '#lib/api/pages.rules.ts'
import { replyOr, throughOutbox } from '#lib/outbox/through-outbox.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { peopleText as text } from './people.text.ts'
import { communityApi, keys } from './community.queries.ts'
import { withLike } from './likes.rules.ts'

export const useToggleLike = (session: FeedSession) =>
  useMutation({
    mutationFn: () => saveLike(session, !session.isLiked),
    onError: () => toast({ title: text.likeFailed, text: text.likeFailedText, tone: 'error' }),
  })

/** The member's latest choice for each session while a request about it is running. */
const targetStates = new Map<string, boolean>()

/**
 * Shows the like at once. Only one request runs at a time: taps in the meantime only change the target state, and the
 * running call sends the last of them. If it fails, the server's last answer is shown again.
 */
async function saveLike({ id, isLiked }: FeedSession, liked: boolean): Promise<void> {
  const isRunning = targetStates.has(id)
  targetStates.set(id, liked)
  show(id, liked)
  if (isRunning) return
  let serverState = isLiked
  try {
    for (let sent: boolean | undefined; sent !== targetStates.get(id);) {
      sent = targetStates.get(id) ?? serverState
      const body = { liked: sent }
      const like = () => communityApi.like({ params: { id }, body })
      const written = await throughOutbox({ kind: 'like', act: 'set', subject: id, body }, like)
      serverState = replyOr(written, () => ({ liked: body.liked, likes: 0 })).liked
    }
  } finally {
    targetStates.delete(id)
    show(id, serverState)
  }
}

function show(id: string, isLiked: boolean): void {
  for (const queryKey of [keys.feedPages, keys.sessions])
    queryClient.setQueriesData<Pages<FeedSession>>(
      { queryKey },
      (data) => data && changeItems(data, (session) => (session.id === id ? withLike(session, isLiked) : session)),
    )
}
