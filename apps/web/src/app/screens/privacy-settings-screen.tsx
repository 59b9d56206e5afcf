import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { blocksQuery } from '#features/community/data/community.queries.ts'
import { BlockedPeople, MutedPeople } from '#features/community/safety/hidden-people.tsx'
import { PrivacyPanel } from '#features/profile/privacy-panel.tsx'
import { privacyQuery } from '#features/profile/privacy.queries.ts'
import { WhenInView } from '#lib/browser/when-in-view.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { privacySettingsText as text } from './screens.text.ts'

/**
 * The first two panels appear together, so that neither moves the other, and they stay, because a remounted panel would
 * retry after a failure. The last one moves nothing, and on a phone it is below the first screen.
 */
export function PrivacySettingsScreen() {
  const privacy = useQuery(privacyQuery)
  const blocks = useInfiniteQuery(blocksQuery)
  const isComing = !privacy.isFetched || !blocks.isFetched
  return (
    <div className="settings-screen">
      <h1>{text.title}</h1>
      {isComing ? (
        <PanelSkeleton />
      ) : (
        <>
          <PrivacyPanel />
          <div className="settings-column">
            <BlockedPeople />
            <WhenInView placeholder={<PanelSkeleton />}>
              <MutedPeople />
            </WhenInView>
          </div>
        </>
      )}
    </div>
  )
}

const PanelSkeleton = () => (
  <Panel>
    <SkeletonRows count={5} />
  </Panel>
)
