import type { FeedSession } from '@sadhana/contract'

type Dated = Pick<FeedSession, 'id' | 'loggedAt'>

/** Whether the latest session is one that the list does not begin with yet; one that was taken back is no news. */
export function isNews(latest: Dated | null | undefined, first: Dated | undefined): boolean {
  if (!latest) return false
  return first === undefined || (latest.id !== first.id && latest.loggedAt > first.loggedAt)
}
