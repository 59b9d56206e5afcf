import './settings.css'
import { useQuery } from '@tanstack/react-query'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { LoadError } from '#ui/status/load-error.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { PausePanel } from './pause-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'

export function SettingsScreen() {
  const query = useQuery(journeySettingsQuery)
  const isLoading = isFirstLoad(query)
  const settings = query.data
  return (
    <div className="settings-screen">
      <h1>Practice settings</h1>
      {isLoading && (
        <Panel>
          <SkeletonRows count={4} />
        </Panel>
      )}
      {settings && (
        <>
          <SettingsPanel settings={settings} />
          <PausePanel settings={settings} />
        </>
      )}
      {!isLoading && !settings && (
        <LoadError title="We couldn’t load your settings" query={query}>
          They haven’t changed. Please try again.
        </LoadError>
      )}
    </div>
  )
}
