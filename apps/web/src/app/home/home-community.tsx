import { feedScopes, type CurrentUser } from '@sadhana/contract'
import { Link } from 'react-router'
import { Feed } from '#features/community/feed/feed.tsx'
import { useFeedScope } from '#features/community/feed/use-feed-scope.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import { useQuietMode } from '#app/page-effects/quiet-mode.ts'
import { homeTabsText } from './home-tabs.text.ts'
import { homeText } from './home.text.ts'

const text = homeText.community
const options = feedScopes.map((value) => ({ value, label: text.scopes[value] }))

export function HomeCommunity({ user }: { user: CurrentUser }) {
  const quiet = useQuietMode()
  const [shown, choose, scope] = useFeedScope()
  return (
    <div className="home-community">
      <div className="home-community-head">
        <div>
          <h1>{homeTabsText.community}</h1>
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
