import { type CurrentUser, feedScopes } from '@sadhana/contract'
import { Segmented } from '#ui/form/segmented.tsx'
import { communityText as text } from './community.text.ts'
import { feedText } from './feed/feed.text.ts'
import { Feed } from './feed/feed.tsx'
import { useFeedScope } from './feed/use-feed-scope.ts'

const options = feedScopes.map((value) => ({ value, label: feedText.scopes[value] }))

/** The practices people share, with the choice of whose. */
export function ScopedFeed({ me, quiet }: { me: CurrentUser; quiet: boolean }) {
  const [shown, choose, scope] = useFeedScope()
  const head = (
    <div className="feed-head">
      <h2 className="panel-title">{text.feed}</h2>
      <Segmented label={text.whose} options={options} value={shown} onValueChange={choose} />
    </div>
  )
  return <Feed scope={scope} me={me} quiet={quiet} head={head} />
}
