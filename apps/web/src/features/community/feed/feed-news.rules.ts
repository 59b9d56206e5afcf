import type { FeedSession } from '@sadhana/contract'

type DatedSession = Pick<FeedSession, 'id' | 'loggedAt'>

/** True if there is a newer session than the first in the list. If the first was deleted, the next one isn't news. */
export function isNews(latest: DatedSession | null | undefined, first: DatedSession | null): boolean {
  if (!latest) return false
  return first === null || (latest.id !== first.id && latest.loggedAt > first.loggedAt)
}
