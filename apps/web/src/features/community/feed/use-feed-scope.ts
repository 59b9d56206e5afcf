import { type FeedScope, feedScopes } from '@sadhana/contract'
import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router'

/** Whose practices are shown. It's in the address, so that returning from a member's page restores it. */
export function useFeedScope(): [shown: FeedScope, choose: (scope: FeedScope) => void, scope: FeedScope] {
  const [search, setSearch] = useSearchParams()
  const scope = feedScopes.find((option) => option === search.get('feed')) ?? 'all'
  // The router updates the address with low priority, but the choice should show at once.
  const [shown, show] = useOptimistic(scope)
  const choose = (chosen: FeedScope) =>
    startTransition(() => {
      show(chosen)
      setSearch(
        (before) => {
          const changed = new URLSearchParams(before)
          if (chosen === 'all') changed.delete('feed')
          else changed.set('feed', chosen)
          return changed
        },
        { replace: true },
      )
    })
  return [shown, choose, scope]
}
