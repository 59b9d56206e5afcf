import { feedScopes, type CurrentUser, type FeedScope } from '@sadhana/contract'
import { startTransition, useOptimistic } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Feed } from '#features/community/feed/feed.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { useQuietMode } from '#app/page-effects/quiet-mode.ts'
import { homeText } from './home.text.ts'

const text = homeText.community
const options = feedScopes.map((value) => ({ value, label: text.scopes[value] }))

/** The choice is in the address, so that returning from a member's page restores it. */
export function HomeCommunity({ user }: { user: CurrentUser }) {
  const [search, setSearch] = useSearchParams()
  const quiet = useQuietMode()
  const scope = feedScopes.find((option) => option === search.get('feed')) ?? 'all'
  // The router updates the address with low priority, but the choice should show at once.
  const [shown, show] = useOptimistic(scope)
  const choose = (chosen: FeedScope) =>
    startTransition(() => {
      show(chosen)
      setSearch({ tab: 'community', ...(chosen !== 'all' && { feed: chosen }) }, { replace: true })
    })
  return (
    <div className="home-community">
      <div className="home-community-head">
        <div>
          <h1>{text.title}</h1>
          <p className="home-community-ways">
            <Link to="/community">{text.findPeople}</Link>
            <Link to="/settings/privacy">{text.privacy}</Link>
          </p>
        </div>
        <Segmented label={text.feed} options={options} value={shown} onValueChange={choose} />
      </div>
      <Feed scope={scope} me={user} quiet={quiet} />
    </div>
  )
}
