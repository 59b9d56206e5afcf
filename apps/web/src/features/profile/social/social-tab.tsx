import { socialPlatforms } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '#lib/query/query-view.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { connectionsQuery } from '../shared/profile.queries.ts'
import { profileText } from '../shared/profile.text.ts'
import { ConnectionRow } from './connection-row.tsx'

const titleId = 'social-title'

export function SocialTab() {
  const connections = useQuery(connectionsQuery)
  const { social } = profileText
  return (
    <Panel aria-labelledby={titleId} className="profile-narrow">
      <PanelHeader title={social.title} id={titleId} />
      <p className="profile-social-lede">{social.lede}</p>
      <QueryView
        query={connections}
        skeleton={<SkeletonRows count={4} />}
        failed={social.loadFailed}
        failedText={social.loadFailedText}
        heading={`#${titleId}`}
      >
        {(connected) => (
          <ul className="profile-rows">
            {socialPlatforms.map((platform) => (
              <ConnectionRow
                key={platform}
                platform={platform}
                connection={connected.find((each) => each.platform === platform)}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  )
}
