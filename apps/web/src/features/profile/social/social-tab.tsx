import { socialPlatforms } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '#ui/status/load-error.tsx'
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
      {connections.isPending && <SkeletonRows count={4} />}
      {connections.data ? (
        <ul className="profile-rows">
          {socialPlatforms.map((platform) => (
            <ConnectionRow
              key={platform}
              platform={platform}
              connection={connections.data.find((each) => each.platform === platform)}
            />
          ))}
        </ul>
      ) : (
        connections.isError && (
          <LoadError title={social.loadFailed} query={connections} heading={`#${titleId}`}>
            {social.loadFailedText}
          </LoadError>
        )
      )}
    </Panel>
  )
}
