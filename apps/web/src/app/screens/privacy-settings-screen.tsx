import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { blocksQuery, mutesQuery } from '#features/community/data/community.queries.ts'
import { BlockedPeople, MutedPeople } from '#features/community/safety/hidden-people.tsx'
import { PrivacyPanel } from '#features/profile/privacy-panel.tsx'
import { privacyQuery } from '#features/profile/privacy.queries.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'

/** The panels come together, so that none moves another; and stay, because one that failed asks again when it comes. */
export function PrivacySettingsScreen() {
  const privacy = useQuery(privacyQuery)
  const blocks = useInfiniteQuery(blocksQuery)
  const mutes = useInfiniteQuery(mutesQuery)
  const isComing = !privacy.isFetched || !blocks.isFetched || !mutes.isFetched
  return (
    <div className="settings-screen">
      <h1>Privacy settings</h1>
      {isComing ? (
        <Panel>
          <SkeletonRows count={5} />
        </Panel>
      ) : (
        <>
          <PrivacyPanel />
          <div className="settings-column">
            <BlockedPeople />
            <MutedPeople />
          </div>
        </>
      )}
    </div>
  )
}
